import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { type Asked, openActOf, type Place } from "./act.ts";
import { OpenAct } from "./OpenAct.tsx";
import type { ActRecord } from "./record.ts";
import { seenOnPage, useActs, useRecord } from "./useRecord.ts";

interface ShownPlace {
  /** Begins an act here; while one is open, nothing is sent. */
  readonly begin: ActRecord["begin"];
  /** The member goes Back from a question that has begun an act: it is taken back unless it was sent. */
  readonly takeBack: () => void;
  /** What this page is sending; `null` for nothing. */
  readonly pending: Asked | null;
  /** Stands in the place of the form while an act's end is not known; `null` without one. */
  readonly unresolved: ReactNode;
}

/**
 * Connects a form to the acts of its place.
 * @param isShown whether the form, or what stands in its place, is on the page.
 */
export function usePlace(place: Place, isShown = true): ShownPlace {
  const record = useRecord();
  const act = openActOf(useActs(), place);
  const key = act?.key;
  // In the task in which the form leaves the page: later effects may wait until the delay before the call is over.
  useLayoutEffect(() => () => key && record.leave(key), [record, key]);
  // What the form shows needs no other message.
  const shows = act?.stand.kind;
  useEffect(() => {
    if (isShown && act && act.stand.kind !== "sending") void record.tell(act, seenOnPage);
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each state of an act.
  }, [record, key, shows, isShown]);

  const isPending = act?.stand.kind === "sending" && record.isHere(act);
  return {
    begin: record.begin,
    takeBack() {
      const open = openActOf(record.acts(), place);
      if (open !== null) record.leave(open.key);
    },
    pending: isPending ? act.asked : null,
    unresolved: act === null || isPending ? null : <OpenAct act={act} />,
  };
}
