/** `npm run api:report`: renews the checked-in reports of the published packages' public surface. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../root.ts";
import { buildPublished, PUBLISHED } from "../pack.ts";
import { REPORTS } from "./compare.ts";
import { extract } from "./extract.ts";
import { writeLists } from "./lists.ts";

if (!(await buildPublished())) throw new Error("A package does not build.");
for (const folder of PUBLISHED) {
  const destination = join(ROOT, folder, REPORTS);
  rmSync(destination, { recursive: true, force: true });
  const reports = [
    ...extract(join(ROOT, folder), destination),
    ...writeLists(join(ROOT, folder), destination),
  ];
  const faults = reports.flatMap((report) => report.faults);
  faults.forEach((fault) => console.error(fault));
  if (faults.length > 0) process.exitCode = 1;
  console.log(`${folder}/${REPORTS}: ${reports.length}`);
}
