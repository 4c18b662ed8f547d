import { parseArgs } from "node:util";
import { checkConformance } from "./conformance.ts";
import { countVerdicts, reportText } from "./report.ts";

const USAGE = `pnpm conformance --url https://backend.example [--phone 0812345678 --password …] [--write] [--json]

Says, call by call, what the sites would accept, accept with a warning, or refuse. Reads only; --write also moves one
baht of the member into a game and back. Prints no token and nothing of the member. Ends with 1 if a call is refused.`;

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    phone: { type: "string" },
    password: { type: "string" },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const { url, phone, password, write, json, help } = values;
if (help || url === undefined || !URL.canParse(url) || (phone === undefined) !== (password === undefined)) {
  console.error(USAGE);
  process.exit(help ? 0 : 2);
}
const member = phone === undefined || password === undefined ? null : { username: phone, password };
const checked = await checkConformance({ url: url.replace(/\/$/, ""), member, write });
console.log(json ? JSON.stringify(checked, null, 2) : reportText(checked));
process.exitCode = countVerdicts(checked).refused > 0 ? 1 : 0;
