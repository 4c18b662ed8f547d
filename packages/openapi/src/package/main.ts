/** `npm run conformance:pack`: packs the conformance check into a tarball of this folder, or of the argument's. */
import { packConformance } from "./pack.ts";

console.log(await packConformance(process.argv[2] ?? "."));
