import { useEffect } from "react";
import type { SlipRow } from "@member-wallet/ui/dialogs/slips";
import { isTold } from "../../money-calls/record/act.ts";
import { useActs, useRecord } from "../../money-calls/record/useRecord.ts";

/** Tells the record which verdicts the list shows, so that no message repeats them once the list is closed. */
export function useShownVerdicts(slips: readonly SlipRow[] | null) {
  const record = useRecord();
  const acts = useActs();
  useEffect(() => {
    for (const act of acts) {
      const { stand } = act;
      if (stand.kind !== "processing" && stand.kind !== "ended") continue;
      const row = slips?.find(({ reference }) => reference === stand.progress.reference);
      if (row === undefined || row.state === "in-progress") continue;
      if (stand.kind === "processing") void record.refresh(act.key);
      else if (!isTold(act)) void record.tell(act, async () => undefined);
    }
  }, [slips, acts, record]);
}
