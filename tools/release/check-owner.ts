/** Runs before a package is published, and stops that while something is missing that only the owner knows. */
import { missingOfOwner, readOwnerFiles } from "./owner.ts";

const missing = missingOfOwner(readOwnerFiles());
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
