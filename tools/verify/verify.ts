/** `npm test`: everything that guards members. With a text, only the tests and journeys that it matches. */
import { webServersStep } from "./web-servers-step.ts";
import { browserStep } from "./browser-step.ts";
import { matchingSteps } from "./matching.ts";
import { runSteps } from "./run-steps.ts";
import { buildStep, STEPS } from "./steps.ts";

const text = process.argv.slice(2).join(" ");
await runSteps(text === "" ? STEPS : [browserStep, webServersStep, ...matchingSteps(text, buildStep)]);
