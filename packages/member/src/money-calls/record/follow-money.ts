import type { IdempotencyKey } from "@member-wallet/api";
import type { QrProvider, Satang } from "@member-wallet/domain";
import { type Act, type FollowedStand, foundQrKey, type Progress } from "./act.ts";
import type { ActEvent } from "./after-event.ts";
import { foundActs, type ListedKind, type MoneyRow, rowOf } from "./money-rows.ts";
import type { RecordOptions } from "./record-options.ts";
import { readProgress } from "./stored-acts.ts";

/** How long the list of accepted money may not show it, in milliseconds. */
const LISTED_WITHIN = 60_000;

/** A provider's QR that is open. */
export interface OpenQr {
  readonly id: string;
  /** `null` where the server sent none. */
  readonly amount: Satang | null;
}

/** Follows accepted money to its end. */
export interface FollowedMoney {
  /** Looks at an act's money now. */
  refresh(key: IdempotencyKey): Promise<void>;
  /** What a list on the page shows: money of other devices joins the acts, and an end that shows is looked at. */
  observe(kind: ListedKind, rows: readonly MoneyRow[]): void;
  /** An open QR on the page, which joins the acts. */
  observeQr(provider: QrProvider, qr: OpenQr): void;
  /** The member says that they paid a QR. */
  reportPaid(key: IdempotencyKey): void;
  /** The member has cancelled a QR. */
  drop(key: IdempotencyKey): void;
  /** Another view tells its end, until it releases it, which it may do more than once. */
  claim(key: IdempotencyKey): () => void;
  isClaimed(act: Pick<Act, "key">): boolean;
  /** An answer may have named the member. */
  observeShown(): void;
}

/** @param apply changes the acts. @param released is called when an end may be told by others again. */
export function followMoney(
  { storage, look, now, session }: Pick<RecordOptions, "storage" | "look" | "now" | "session">,
  apply: (event: ActEvent) => void,
  released: () => void,
): FollowedMoney {
  /** The looks that are under way. */
  const looks = new Map<IdempotencyKey, Promise<void>>();
  const claims = new Set<{ readonly key: IdempotencyKey }>();

  /** What has shown before an answer named the member: it may be an act of theirs. */
  const shown: (() => void)[] = [];

  function observeShown() {
    if (storage.isNamed()) shown.splice(0).forEach((take) => take());
  }

  function whenNamed(take: () => void) {
    const of = session();
    shown.push(() => of === session() && take());
    observeShown();
  }

  function observe(kind: ListedKind, rows: readonly MoneyRow[]) {
    for (const act of foundActs(kind, rows, storage.read())) apply({ kind: "found", act });
    const acts = storage.read();
    for (const act of acts) {
      if (act.asked.kind !== kind || act.stand.kind !== "processing") continue;
      const row = rowOf(act, acts, rows);
      if (row !== undefined && row.state !== "in-progress") void refresh(act.key);
    }
  }

  function observeQr(provider: QrProvider, { id, amount }: OpenQr) {
    const known = storage.read().find((act) => isQr(act, provider, id));
    if (known) return nameQr(known, id);
    const progress = readProgress({ reference: id, amount, qr: {} });
    const act: Act = {
      asked: { kind: "qr", provider, amount },
      key: foundQrKey(id),
      began: now(),
      // The member sees it.
      stand: { kind: "processing", progress, told: true },
    };
    apply({ kind: "found", act });
  }

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

  /** From its id on, every tab knows which QR it is, so that its cancelling shows in all of them. */
  function nameQr({ key, stand }: Act, id: string) {
    if (stand.kind !== "processing" || stand.progress.reference !== null) return;
    apply({ kind: "followed", key, stand: { ...stand, progress: { ...stand.progress, reference: id } } });
  }

  return {
    refresh,
    observe: (kind, rows) => whenNamed(() => observe(kind, rows)),
    observeQr: (provider, qr) => whenNamed(() => observeQr(provider, qr)),
    observeShown,
    reportPaid: (key) => apply({ kind: "reported-paid", key, at: new Date(now()).toISOString() }),
    drop: (key) => apply({ kind: "dropped", key }),
    claim(key) {
      const claim = { key };
      claims.add(claim);
      return () => {
        if (claims.delete(claim)) released();
      };
    },
    isClaimed: ({ key }) => [...claims].some((claim) => claim.key === key),
  };
}

/** When a QR was asked for in this browser, an ISO time; `null` for one that was found open. */
export function createdAt({ key, began, stand }: Act): string | null {
  const isFound =
    (stand.kind === "processing" || stand.kind === "ended") && key === foundQrKey(stand.progress.reference);
  return isFound ? null : new Date(began).toISOString();
}

/** Whether an act is this open QR, or may be: one of its provider whose id is not known yet. */
function isQr({ asked, stand }: Act, provider: QrProvider, id: string): boolean {
  if (asked.kind !== "qr") return false;
  if (stand.kind !== "processing" && stand.kind !== "ended") return false;
  const { reference } = stand.progress;
  return reference === null ? stand.kind === "processing" && asked.provider === provider : reference === id;
}

/** How accepted money stands that its list does not show: a list may lag, but not long. */
function missing(progress: Progress, at: number): FollowedStand {
  const missingSince = progress.missingSince ?? at;
  const stand = { progress: { ...progress, missingSince }, told: false };
  return at - missingSince < LISTED_WITHIN
    ? { kind: "processing", ...stand }
    : { kind: "ended", end: { kind: "not-found" }, ...stand };
}
