import { readArguments, type ReportFormat, USAGE } from "./arguments.ts";
import { checkConformance } from "./conformance.ts";
import { junitText } from "./junit.ts";
import type { Checked } from "./reads.ts";
import { exitCodeOf, reportText } from "./report.ts";

const REPORTS: Readonly<Record<ReportFormat, (checked: readonly Checked[], strict: boolean) => string>> = {
  text: reportText,
  json: (checked) => JSON.stringify(checked, null, 2),
  junit: junitText,
};

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
    console.log(REPORTS[asked.format](checked, asked.strict));
    process.exitCode = exitCodeOf(checked, asked.strict);
  }
}
