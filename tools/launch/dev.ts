/** `npm run dev`: both sites with hot reload, and the sandbox, until Ctrl-C. */
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { SITES, welcome } from "./addresses.ts";
import { freePortsOrEnd, startSandbox } from "./prepare.ts";

await freePortsOrEnd();
const processes = await startSandbox();
for (const { name, label } of SITES) {
  processes.start(label, [join(ROOT, "node_modules/vite/bin/vite.js")], { cwd: join(ROOT, "apps", name) });
}
await Promise.all(SITES.map(({ label, url }) => processes.ready(label, url)));
console.log(welcome());
