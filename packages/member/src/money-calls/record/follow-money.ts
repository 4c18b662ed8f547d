import type { IdempotencyKey } from "@member-wallet/api";
import type { Act, ActEvent, FollowedStand, Progress } from "./act.ts";
import { foundActs, type ListedKind, type MoneyRow, rowOf } from "./money-rows.ts";
import type { RecordOptions } from "./record-options.ts";

/** How long the list of accepted money may not show it, in milliseconds. */
const LISTED_WITHIN = 60_000;

/** Follows accepted money to its end. */
export interface FollowedMoney {
  /** Looks at an act's money now. */
  refresh(key: IdempotencyKey): Promise<void>;
  /** What a list on the page shows: money of other devices joins the acts, and an end that shows is looked at. */
  observe(kind: ListedKind, rows: readonly MoneyRow[]): void;
}

/** @param apply changes the acts. */
export function followMoney(
  { storage, look, now, session }: Pick<RecordOptions, "storage" | "look" | "now" | "session">,
  apply: (event: ActEvent) => void,
): FollowedMoney {
  /** The looks that are under way. */
  const looks = new Map<IdempotencyKey, Promise<void>>();

  async function lookAt(act: Act): Promise<void> {
    const of = session();
    const found = await look(act, storage.read());
    const { key, stand } = act;
    if (found === null || of !== session() || stand.kind !== "processing") return;
    apply({ kind: "followed", key, stand: found === "missing" ? missing(stand.progress, now()) : found });
  }

  async function refresh(key: IdempotencyKey): Promise<void> {
    // A look that is under way may have begun before the change that this one should find.
    await looks.get(key);
    const act = storage.read().find((each) => each.key === key);
    if (act?.stand.kind !== "processing") return;
    const looking = lookAt(act).finally(() => looks.delete(key));
    looks.set(key, looking);
    await looking;
  }

  return {
    refresh,
    observe(kind, rows) {
      for (const act of foundActs(kind, rows, storage.read())) apply({ kind: "found", act });
      const acts = storage.read();
      for (const act of acts) {
        if (act.asked.kind !== kind || act.stand.kind !== "processing") continue;
        const row = rowOf(act, acts, rows);
        if (row !== undefined && row.state !== "in-progress") void refresh(act.key);
      }
    },
  };
}

/** How accepted money stands that its list does not show: a list may lag, but not long. */
function missing(progress: Progress, at: number): FollowedStand {
  const missingSince = progress.missingSince ?? at;
  const stand = { progress: { ...progress, missingSince }, told: false };
  return at - missingSince < LISTED_WITHIN
    ? { kind: "processing", ...stand }
    : { kind: "ended", end: { kind: "not-found" }, ...stand };
}
