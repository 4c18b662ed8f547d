import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@member-wallet/tools/root";
import { EQUIVALENT } from "./equivalent.ts";
import { GROUPS, type Stage } from "./groups.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

/** A mutant, and the tests that it runs against. */
export interface Chosen {
  readonly mutant: Mutant;
  readonly stages: readonly Stage[];
}

const NO_SOURCE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:fixtures|index)\.ts$/;

/** All mutants of a group but the equivalent ones. */
export function mutantsOfGroup(group: string): Chosen[] {
  const subjects = GROUPS[group];
  if (subjects === undefined) throw new Error(`No group ${group}: ${Object.keys(GROUPS).join(", ")}.`);
  return subjects.flatMap(({ sources, stages }) =>
    globSync([...sources], { cwd: ROOT })
      .filter((path) => !NO_SOURCE.test(path))
      .flatMap((path) => mutantsOf(path, readFileSync(join(ROOT, path), "utf8")))
      .filter((mutant) => !isEquivalent(mutant))
      .map((mutant) => ({ mutant, stages })),
  );
}

function isEquivalent({ path, change }: Mutant): boolean {
  return EQUIVALENT.some((known) => known.path === path && known.change === change);
}

/** Some of them by a seed. The order is that of hashes, so that a change of one source leaves the others' choice. */
export function sampleOf(all: readonly Chosen[], count: number, seed: number): Chosen[] {
  const seen = new Map<string, number>();
  const keyed = all.map((chosen) => {
    const name = `${chosen.mutant.path} ${chosen.mutant.change}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { chosen, key: createHash("sha256").update(`${seed} ${nth} ${name}`).digest("hex") };
  });
  return keyed
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, count)
    .map(({ chosen }) => chosen);
}
