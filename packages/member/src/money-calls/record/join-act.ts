import type { Act, Stand } from "./act.ts";
import { isSame, mergedQr } from "./after-look.ts";

/**
 * An act of which this page knows one state, and the browser stores another: a tab that had not heard of the first has
 * written the second. But for a slip, an act never goes back, and what the member knows or has said stays.
 */
export function joinAct(mine: Act, stored: Act): Act {
  if (isSentAgain(mine, stored)) return stored;
  if (isSentAgain(stored, mine)) return mine;
  if (rankOf(mine.stand) > rankOf(stored.stand)) return mine;
  const stand = joinStand(mine.stand, stored.stand);
  return stand === stored.stand ? stored : { ...stored, stand };
}

/** Whether a slip that was cancelled has been sent again since: only then an act goes back. */
function isSentAgain(cancelled: Act, act: Act): boolean {
  if (act.asked.kind !== "slip" || cancelled.stand.kind !== "given-up" || rankOf(act.stand) > 0) return false;
  return (act.changed ?? act.began) > (cancelled.changed ?? cancelled.began);
}

function rankOf({ kind }: Stand): number {
  switch (kind) {
    case "sending":
    case "unknown":
    case "still-running":
      return 0;
    case "given-up":
      return 1;
    case "processing":
      return 2;
    case "refused":
    case "done":
    case "ended":
      return 3;
  }
}

/** The stored stand itself where this page knows no more: writing it again would never end. */
function joinStand(mine: Stand, stored: Stand): Stand {
  if (rankOf(stored) < 2 || mine.kind !== stored.kind || !("told" in mine) || !("told" in stored))
    return stored;
  const told = mine.told || stored.told;
  if (!("progress" in mine) || !("progress" in stored))
    return told === stored.told ? stored : { ...stored, told };
  const progress = { ...stored.progress, qr: mergedQr(stored.progress.qr, mine.progress.qr) };
  return told === stored.told && isSame(progress, stored.progress) ? stored : { ...stored, told, progress };
}
