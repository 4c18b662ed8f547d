/** `npm run test:long`: what repeats the checks of `npm test`, tests the benches, and packs and installs the packages. */
import { runSteps } from "./run-steps.ts";
import { LONG_STEPS } from "./steps.ts";

await runSteps(LONG_STEPS);
