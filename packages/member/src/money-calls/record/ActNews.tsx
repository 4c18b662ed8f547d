import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { CoinBurst } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { type Act, type Asked, type EndedStand, isAccepted, isEnded, isTold } from "./act.ts";
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
    const { stand } = act;
    void record.tell(act, async () => {
      // At its end another one may stand in its form.
      if (isAccepted(stand) && stand.kind !== "ended" && closesAfter(act, address, record)) close();
      return showAct(act);
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
  return isEnded(act) && act.asked.kind !== "withdraw" && act.stand.end.kind === "arrived" && !isTold(act);
}

/** Whether what is on the page says how it stands. */
function showsItself({ asked: { kind }, stand }: Act, pathname: string, dialog: DialogAddress | null) {
  if (stand.kind === "ended") return isShownIn(dialog, kind, stand);
  if (stand.kind === "processing") return false;
  if (stand.kind === "done") return tellsEnd(kind, dialog);
  return stand.kind !== "refused" && showsAct(kind, pathname, dialog);
}

/** These dialogs tell the ends that they show (`useToldHere`); the others are told once they close. */
function isShownIn(dialog: DialogAddress | null, kind: Asked["kind"], { progress }: EndedStand): boolean {
  if (dialog?.kind === "slips") return kind === "slip";
  // Without a time it shows the newest withdrawal.
  return (
    kind === "withdraw" &&
    dialog?.kind === "statement-entry" &&
    (dialog.at === null || dialog.at === progress.at)
  );
}
