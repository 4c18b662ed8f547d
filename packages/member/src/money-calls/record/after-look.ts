import type { Act, EndedStand, FollowedStand, Progress, QrProgress } from "./act.ts";

/** The acts after a look at the money of one; the same list when it tells nothing new. */
export function afterLook(acts: readonly Act[], act: Act, found: FollowedStand): readonly Act[] {
  const { stand } = act;
  if (stand.kind !== "processing") return acts;
  const progress = { ...found.progress, qr: mergedQr(stand.progress.qr, found.progress.qr) };
  if (found.kind === "ended") return afterEnd(acts, act, { ...found, progress });
  if (isSame(stand.progress, progress)) return acts;
  // What is known of it changes nothing of what the member knows: that it was accepted.
  return replaced(acts, act, { ...act, stand: { ...found, progress, told: stand.told } });
}

function afterEnd(acts: readonly Act[], act: Act, stand: EndedStand): readonly Act[] {
  const { qr, at } = stand.progress;
  // That no money came is no news of a QR that the member did not say they paid.
  const told = stand.told || (stand.end.kind === "not-found" && qr !== null && qr.paidAt === null);
  const ended: Act = { ...act, stand: { ...stand, told } };
  if (qr === null || stand.end.kind !== "arrived" || at === null) return replaced(acts, act, ended);
  // A deposit pays one QR only: another one's look found it meanwhile.
  if (qr.before?.includes(at)) return acts;
  return acts.map((other) => (other === act ? ended : withoutPayment(other, at)));
}

/** A QR that a payment did not pay. */
function withoutPayment(act: Act, at: string): Act {
  const { stand } = act;
  if (stand.kind !== "processing" || !stand.progress.qr?.before) return act;
  const { before } = stand.progress.qr;
  const qr = { ...stand.progress.qr, before: [...before, at] };
  return { ...act, stand: { ...stand, progress: { ...stand.progress, qr } } };
}

/** What the member said meanwhile stays, and so do the deposits that are not its payment. */
export function mergedQr(known: QrProgress | null, found: QrProgress | null): QrProgress | null {
  if (known === null || found === null) return known ?? found;
  const paidAt = known.paidAt ?? found.paidAt;
  if (known.before === null || found.before === null) return { paidAt, before: known.before ?? found.before };
  return { paidAt, before: [...new Set([...known.before, ...found.before])] };
}

function replaced(acts: readonly Act[], act: Act, next: Act): readonly Act[] {
  return acts.map((each) => (each === act ? next : each));
}

/** Deposits are only added to those that are not its payment. */
export function isSame(a: Progress, b: Progress): boolean {
  return (
    a.reference === b.reference &&
    a.at === b.at &&
    a.nth === b.nth &&
    a.amount === b.amount &&
    a.sentAt === b.sentAt &&
    a.missingSince === b.missingSince &&
    a.qr?.paidAt === b.qr?.paidAt &&
    a.qr?.before?.length === b.qr?.before?.length
  );
}
