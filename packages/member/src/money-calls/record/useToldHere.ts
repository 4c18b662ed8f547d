import { useEffect, useLayoutEffect, useState } from "react";
import { type EndedAct, isEnded, isTold } from "./act.ts";
import { type ListedKind, type MoneyRow, rowOf } from "./money-rows.ts";
import { seenOnPage, useActs, useRecord } from "./useRecord.ts";

/** Shows the record a list on the page, so that it follows what is in progress there. @param rows `null` until known. */
export function useObserved(kind: ListedKind, rows: readonly MoneyRow[] | null) {
  const record = useRecord();
  // Before the paint: what shows the record and what shows the list agree.
  useLayoutEffect(() => {
    if (rows !== null) record.observe(kind, rows);
  }, [record, kind, rows]);
}

/** A list on the page tells the ends that it shows: no message repeats them. Returns the last that was told here. */
export function useToldHere(kind: ListedKind, rows: readonly MoneyRow[] | null): EndedAct | null {
  const record = useRecord();
  const acts = useActs();
  const [told, setTold] = useState<EndedAct | null>(null);
  useObserved(kind, rows);
  useEffect(() => {
    for (const act of acts.filter(isEnded)) {
      const row = act.asked.kind === kind && !isTold(act) && rowOf(act, acts, rows ?? []);
      if (!row || row.state === "in-progress") continue;
      void record.tell(act, () => {
        setTold(act);
        return seenOnPage();
      });
    }
  }, [kind, rows, acts, record]);
  return told;
}
