import { formatElapsed } from "@member-wallet/domain";
import { useNow } from "../countdown/useNow.ts";
import { useClock } from "./clock.tsx";

/** A moment, since which the time is counted by the provided clock. */
export interface ElapsedProps {
  /** In epoch milliseconds. */
  readonly since: number;
}

const EVERY = 10_000;

/** The hours and minutes since a moment, as a clock shows them: `1:05`. */
export function Elapsed({ since }: ElapsedProps) {
  const elapsed = Math.max(0, useNow(EVERY, useClock()) - since);
  return <time dateTime={`PT${Math.floor(elapsed / 60_000)}M`}>{formatElapsed(elapsed)}</time>;
}
