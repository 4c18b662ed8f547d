/**
 * `npm test`: everything that guards members. With a text, only the tests and journeys that it matches; with
 * `--steps=types,lint`, only the named steps, in the order of the whole.
 */
import { webServersStep } from "./web-servers-step.ts";
import { browserStep } from "./browser-step.ts";
import { matchingSteps } from "./matching.ts";
import { runSteps } from "./run-steps.ts";
import { buildStep, STEPS } from "./steps.ts";
import type { Step } from "./step.ts";

const NAMED = "--steps=";

const [first, ...others] = process.argv.slice(2);
if (first === undefined) await runSteps(STEPS);
else if (first.startsWith(NAMED)) await runSteps(named(first.slice(NAMED.length).split(",")));
else await runSteps([browserStep, webServersStep, ...matchingSteps([first, ...others].join(" "), buildStep)]);

function named(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step is named ${unknown.join(", ")}. Steps: ${STEPS.map((step) => step.name).join(", ")}`,
    );
  return STEPS.filter((step) => names.includes(step.name));
}
