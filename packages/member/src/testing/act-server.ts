import type { IdempotencyKey } from "@member-wallet/api";
import { GIFT_LINK_SOURCE } from "@member-wallet/domain";
import type { Answer } from "../calls/outcome.ts";
import type { Act, Asked, MoneyEnd } from "../money-calls/record/act.ts";
import { isPaidClaim, isProven, PAID_AS, SLIP, type Trace } from "../money-calls/record/proof.ts";
import type { Look } from "../money-calls/record/record-options.ts";

/** How the server answers a call: `late` has an effect before the connection breaks, `lost` has none. */
export type HowAnswered = "done" | "refused" | "lost" | "late" | "busy";

/** An act as the server gets it. */
interface Received {
  readonly key: IdempotencyKey;
  readonly asked: Asked;
  readonly member: string;
}

const LOST = (resend: boolean): Answer<unknown> => ({ error: { kind: "outcome-unknown", resend } });
const REFUSED: Answer<unknown> = { error: { kind: "refused", message: "NO", status: 400 } };

/** A server that carries out acts, each key once where it knows keys, and tells what became of them. */
export function createActServer(knowsKeys: boolean, now: () => number) {
  /** The effects of calls. */
  const ledger: (Received & { readonly at: number })[] = [];
  const refused = new Set<IdempotencyKey>();
  /** What the operator has decided on accepted money. */
  const ends = new Map<IdempotencyKey, MoneyEnd>();
  let isReachable = true;
  let isListed = true;

  const has = (key: IdempotencyKey) => ledger.some((effect) => effect.key === key);

  return {
    ledger,
    refused,
    answer({ key, asked, member }: Received, how: HowAnswered): Answer<unknown> {
      const isNew = !knowsKeys || !(has(key) || refused.has(key));
      if (isNew && how === "refused") refused.add(key);
      if (isNew && (how === "done" || how === "late") && !refused.has(key)) {
        ledger.push({ key, asked, member, at: now() });
      }
      if (how === "lost" || how === "late") return LOST(knowsKeys);
      if (how === "busy") return { error: { kind: "still-running", resend: knowsKeys } };
      return refused.has(key) ? REFUSED : { data: { message: "SUCCESS" } };
    },
    decide: (acts: readonly Act[], end: MoneyEnd) => acts.forEach(({ key }) => ends.set(key, end)),
    /** Whether lists show accepted money. */
    setListed: (value: boolean) => void (isListed = value),
    setReachable: (value: boolean) => void (isReachable = value),
    async look({ key, stand }: Act): Promise<Look> {
      const end = ends.get(key);
      if (!isReachable || stand.kind !== "processing") return null;
      if (!isListed) return "missing";
      const progress = { ...stand.progress, missingSince: null };
      return end ? { kind: "ended", progress, end, told: false } : { ...stand, progress };
    },
    async lookUp(act: Act, acts: readonly Act[], member: string | null) {
      if (!isReachable) return "failed" as const;
      const traces = ledger
        .filter((effect) => effect.member === member)
        .map(({ asked, at }) => ({
          ...entryOf(asked),
          from: asked.kind === "gift-link" ? GIFT_LINK_SOURCE : null,
          to: null,
          at,
        }));
      return isProven(act, acts, traces) ? ("done" as const) : ("open" as const);
    },
  };
}

/** What the statement tells of an act that was carried out. */
function entryOf(asked: Asked): Pick<Trace, "type" | "related" | "amount"> {
  const amount = ("amount" in asked && asked.amount) || 0;
  if (isPaidClaim(asked)) return { type: "bonus", related: PAID_AS[asked.kind], amount };
  switch (asked.kind) {
    case "withdraw":
    case "transfer":
    case "collect":
    case "receive-refund":
    case "spin":
    case "game-account":
    case "qr":
      return { type: asked.kind, related: null, amount };
    case "cancel-bonus":
      return { type: "finish_bonus", related: null, amount };
    case "gift-link":
      return { type: "deposit", related: null, amount };
    case "slip":
      return { type: SLIP, related: null, amount };
  }
}
