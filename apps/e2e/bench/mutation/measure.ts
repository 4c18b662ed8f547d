import type { Mutant } from "./mutants.ts";
import type { Chosen } from "./sample.ts";
import { Tests } from "./tests.ts";
import { Types } from "./types.ts";

/** How many mutants some test or the type check fails for, and the others. */
export interface Score {
  readonly killed: number;
  readonly survived: readonly Mutant[];
}

/**
 * Runs each mutant against its tests; what they let pass is type-checked, and counts as killed when that fails.
 * @param onMutant told how each ended: the test that failed, "types", or `null`.
 */
export async function measure(
  chosen: readonly Chosen[],
  onMutant: (mutant: Mutant, killedBy: string | null) => void = () => {},
): Promise<Score> {
  const tests = new Tests();
  const types = new Types();
  const survived: Mutant[] = [];
  try {
    for (const one of chosen) {
      // oxlint-disable no-await-in-loop -- One change at a time.
      const test = await tests.failedBy(one);
      const killedBy = test ?? ((await types.refuse(one.mutant)) ? "types" : null);
      // oxlint-enable no-await-in-loop
      if (killedBy === null) survived.push(one.mutant);
      onMutant(one.mutant, killedBy);
    }
  } finally {
    tests.close();
    types.close();
  }
  return { killed: chosen.length - survived.length, survived };
}
