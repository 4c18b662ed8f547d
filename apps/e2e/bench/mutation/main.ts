/**
 * `npm run bench:mutation`: what the tests are worth. Changes one place of a source at a time and counts for how many of
 * a sample some test fails. `--group` (money, session, markup, outbox, timeline; repeatable), `--count` (60 of each),
 * `--seed` (1), `--file` (only of this source), `--verbose` (names what killed each). Exits with 1 when a group's score
 * is below 90 %.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../whole-number.ts";
import { GROUPS } from "./groups.ts";
import { measure } from "./measure.ts";
import { mutantsOfGroup, sampleOf } from "./sample.ts";

/** The share of a sample that the tests of a group should notice. */
const GOAL = 0.9;

const { values } = parseArgs({
  options: {
    group: { type: "string", multiple: true, default: Object.keys(GROUPS) },
    count: { type: "string" },
    seed: { type: "string" },
    file: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
const count = wholeNumber(values.count, 60, "mutants");
const seed = wholeNumber(values.seed, 1, "a seed");
const print = (line: string) => void process.stdout.write(`${line}\n`);
const place = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;

for (const group of values.group) {
  const all = mutantsOfGroup(group).filter(({ mutant }) => !values.file || mutant.path === values.file);
  const sample = sampleOf(all, count, seed);
  // oxlint-disable-next-line no-await-in-loop -- Groups share the machine.
  const { killed, survived } = await measure(sample, (mutant, killedBy) => {
    if (values.verbose) print(`${place(mutant)}  ${mutant.change}  ${killedBy ?? "SURVIVED"}`);
  });
  const share = killed / sample.length;
  print(
    `${group.padEnd(10)}${killed} of ${sample.length} killed, ${(100 * share).toFixed(1)} % (of ${all.length} mutants)`,
  );
  for (const mutant of survived) print(`  ${place(mutant)}  ${mutant.change}`);
  if (share < GOAL) process.exitCode = 1;
}
