import type { Prize } from "../operator.ts";
import type { SwitchState } from "../switches/switches.ts";

/** The slices of the wheel that is switched on; none when it is off. */
export function spinningPrizes(
  prizes: readonly Prize[],
  { wheel }: Pick<SwitchState, "wheel">,
): readonly Prize[] {
  switch (wheel) {
    case "operator":
      return prizes;
    case "off":
      return [];
    case "forty":
      return Array.from({ length: 40 }, (_, index) => prizes[index % prizes.length])
        .filter((prize) => prize !== undefined)
        .map((prize, index) => (index < prizes.length ? prize : asNothing(prize, index)));
  }
}

/** Another slice of its own code, which wins nothing. */
function asNothing(prize: Prize, index: number): Prize {
  return { ...prize, code: `${prize.code}-${index + 1}`, win: { kind: "nothing" } };
}
