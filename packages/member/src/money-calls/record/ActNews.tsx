import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
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
      if (!isTold(act) && !showsItself(act, pathname, address)) tell(act);
    }
  }, [acts, address, pathname]);

  return null;
}

/** Whether what is on the page says how it stands. */
function showsItself({ asked: { kind }, stand }: Act, pathname: string, dialog: DialogAddress | null) {
  if (stand.kind === "done") return tellsEnd(kind, dialog);
  return stand.kind !== "refused" && showsAct(kind, pathname, dialog);
}
