import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { CoinBurst } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { type Act, isAccepted, isTold } from "./act.ts";
import { closesAfter, showsAct, tellsEnd } from "./act-views.ts";
import { useActs, useRecord } from "./useRecord.ts";
import { useShowAct } from "./useShowAct.ts";

/** Tells how acts end, each once, on whatever page the member is. */
export function ActNews() {
  const acts = useActs();
  const record = useRecord();
  const showAct = useShowAct();
  const { address, close } = useDialogAddress();
  const { pathname } = useLocation();

  const tell = useEffectEvent((act: Act) => {
    const { stand, asked } = act;
    void record.tell(act, async () => {
      if (isAccepted(stand) && closesAfter(asked.kind, address)) close();
      await showAct(act);
    });
  });

  useEffect(() => {
    for (const act of acts) {
      if (!isTold(act) && !record.isClaimed(act) && !showsItself(act, pathname, address)) tell(act);
    }
  }, [acts, record, address, pathname]);

  // Each arrival has coins of its own.
  const arriving = acts.findLast((act) => hasArrived(act) && !record.isClaimed(act))?.key;
  const [arrived, setArrived] = useState(arriving);
  if (arriving !== undefined && arriving !== arrived) setArrived(arriving);
  return arrived !== undefined && <CoinBurst key={arrived} />;
}

/** Its money is in the wallet, and that is not told yet. */
function hasArrived(act: Act): boolean {
  return act.stand.kind === "ended" && act.stand.end.kind === "arrived" && !isTold(act);
}

/** Whether what is on the page says how it stands. */
function showsItself({ asked: { kind }, stand }: Act, pathname: string, dialog: DialogAddress | null) {
  // The open list of slips tells those that it shows (`useShownVerdicts`); the others are told once it closes.
  if (stand.kind === "ended") return kind === "slip" && dialog?.kind === "slips";
  if (stand.kind === "processing") return false;
  if (stand.kind === "done") return tellsEnd(kind, dialog);
  return stand.kind !== "refused" && showsAct(kind, pathname, dialog);
}
