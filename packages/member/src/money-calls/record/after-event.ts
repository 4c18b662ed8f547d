import type { IdempotencyKey } from "@member-wallet/api";
import {
  type Act,
  type AnsweredStand,
  type FollowedStand,
  foundQrKey,
  isFollowed,
  isOpen,
  isTold,
  placeOf,
  type Stand,
} from "./act.ts";
import { afterLook } from "./after-look.ts";
import { joinAct } from "./join-act.ts";

/** What happens to acts. */
export type ActEvent =
  | { readonly kind: "begun"; readonly act: Act }
  /** Money in progress that was asked for elsewhere. */
  | { readonly kind: "found"; readonly act: Act }
  /** An answer, or a look-up that found the end. */
  | { readonly kind: "answered"; readonly key: IdempotencyKey; readonly stand: AnsweredStand }
  | { readonly kind: "sent-again"; readonly key: IdempotencyKey }
  /** The member says that they paid a QR; `at` is an ISO time. */
  | { readonly kind: "reported-paid"; readonly key: IdempotencyKey; readonly at: string }
  /** A QR was cancelled. */
  | { readonly kind: "dropped"; readonly key: IdempotencyKey }
  /** A look at accepted money: what is known of it now, or its end. */
  | { readonly kind: "followed"; readonly key: IdempotencyKey; readonly stand: FollowedStand }
  /** The member knows that it stands so; it may stand otherwise by now. */
  | { readonly kind: "told"; readonly key: IdempotencyKey; readonly stand: Stand["kind"] }
  /** Taken back before it was sent. */
  | { readonly kind: "taken-back"; readonly key: IdempotencyKey }
  /** A slip was cancelled while it was sent: it may have arrived. */
  | { readonly kind: "cancelled"; readonly key: IdempotencyKey }
  /** The member begins another one although the end of this one is not known. */
  | { readonly kind: "given-up"; readonly key: IdempotencyKey };

/**
 * The acts after an event; the same list when it changes nothing.
 * @param now by the server's clock, in epoch milliseconds.
 */
export function afterEvent(acts: readonly Act[], event: ActEvent, now: number): readonly Act[] {
  if (event.kind === "begun") return begin(acts, event.act);
  if (event.kind === "found")
    return acts.some(({ key }) => key === event.act.key) ? acts : [...acts, event.act];
  const act = acts.find(({ key }) => key === event.key);
  if (act === undefined) return acts;
  const stand = (next: Stand, began = act.began) =>
    acts.map((each) => (each === act ? { ...act, began, changed: now, stand: next } : each));
  switch (event.kind) {
    case "answered":
      // A device's clock that ran ahead is known with the answer: what was sent is no later.
      return isOpen(act) ? asOneQr(stand(event.stand, Math.min(act.began, now)), act.key) : acts;
    case "followed":
      return asOneQr(afterLook(acts, act, event.stand), act.key);
    case "reported-paid": {
      if (act.stand.kind !== "processing" || act.stand.progress.qr === null) return acts;
      const { progress } = act.stand;
      return stand({
        ...act.stand,
        progress: { ...progress, qr: { ...act.stand.progress.qr, paidAt: event.at } },
      });
    }
    case "dropped":
      return acts.filter((each) => each !== act);
    case "sent-again":
      return isOpen(act) && act.stand.kind !== "sending" ? stand({ kind: "sending" }) : acts;
    case "told":
      return isTold(act) || act.stand.kind !== event.stand
        ? acts
        : stand({ ...act.stand, told: true } as Stand);
    case "taken-back":
      return act.stand.kind === "sending" ? acts.filter((each) => each !== act) : acts;
    case "cancelled":
      return act.stand.kind === "sending" ? stand({ kind: "given-up" }) : acts;
    case "given-up":
      return isOpen(act) && act.stand.kind !== "sending" ? stand({ kind: "given-up" }) : acts;
  }
}

/** A QR that showed before its act knew its id has joined as another act: what is known of that one is this one's. */
function asOneQr(acts: readonly Act[], key: IdempotencyKey): readonly Act[] {
  const act = acts.find((each) => each.key === key);
  if (act?.asked.kind !== "qr" || !("progress" in act.stand)) return acts;
  const foundKey = foundQrKey(act.stand.progress.reference);
  const found = acts.find((each) => each !== act && each.key === foundKey);
  if (found === undefined) return acts;
  const one = joinAct({ ...act, stand: found.stand }, act);
  return acts.flatMap((each) => (each === found ? [] : each === act ? one : each));
}

/**
 * How much later than an act whose end the member knows another one begins for which it stays, in milliseconds: what it
 * has left proves nothing of that one. It may have been sent again long after it began.
 */
const TOLD_FOR = 10 * 60_000;

function begin(before: readonly Act[], act: Act): readonly Act[] {
  const place = placeOf(act.asked);
  const cancelled = before.find(({ key, stand }) => key === act.key && stand.kind === "given-up");
  const acts = before.filter((other) => other !== cancelled);
  if (acts.some((other) => other.key === act.key || (isOpen(other) && placeOf(other.asked) === place)))
    return before;
  // Of the acts that may still have to be told apart from those before them.
  const earliest = Math.min(act.began, ...acts.filter(isFollowed).map(({ began }) => began));
  const stay = acts.filter(
    (other) => isFollowed(other) || !isTold(other) || earliest - (other.changed ?? other.began) < TOLD_FOR,
  );
  return [...stay, cancelled ? sentAgain(cancelled, act) : act];
}

/** A slip that was cancelled, under its key: it may have arrived the first time. Its change is the later one, whatever the clock says. */
function sentAgain({ began, changed = began }: Act, act: Act): Act {
  return { ...act, began, changed: Math.max(act.began, changed + 1) };
}
