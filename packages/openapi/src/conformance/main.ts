import { readArguments, USAGE } from "./arguments.ts";
import { checkConformance } from "./conformance.ts";
import { exitCodeOf, reportText } from "./report.ts";

const asked = readArguments(process.argv.slice(2), process.env);
switch (asked.kind) {
  case "help":
    console.log(USAGE);
    break;
  case "wrong":
    console.error(`${asked.problem}\n\n${USAGE}`);
    process.exitCode = 2;
    break;
  case "check": {
    const checked = await checkConformance(asked.options);
    console.log(asked.json ? JSON.stringify(checked, null, 2) : reportText(checked));
    process.exitCode = exitCodeOf(checked, asked.strict);
  }
}
