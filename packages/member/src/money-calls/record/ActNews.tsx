import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { useAlert, useToast } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { type Act, isTold } from "./act.ts";
import { closesAfter, showsAct } from "./act-views.ts";
import { useActMessage } from "./useActMessage.ts";
import { seenAfter, useActs, useRecord } from "./useRecord.ts";

/** How long a message stands on the page until the member has seen it, in milliseconds. */
const SEEN_AFTER = 1_000;

/** Tells how acts end, each once, on whatever page the member is. */
export function ActNews() {
  const acts = useActs();
  const record = useRecord();
  const alert = useAlert();
  const toast = useToast();
  const messageOf = useActMessage();
  const { address, close } = useDialogAddress();
  const { pathname } = useLocation();
  const shown = address?.kind;

  const tell = useEffectEvent((act: Act) => {
    const { stand, asked } = act;
    void record.tell(act, async () => {
      if (stand.kind === "done" && closesAfter(asked.kind, shown)) close();
      const message = await messageOf(act);
      if (message.kind === "toast") toast(message.toast);
      const closed = message.kind === "alert" ? [alert(message.alert)] : [];
      await Promise.race([...closed, seenAfter(SEEN_AFTER)]);
    });
  });

  useEffect(() => {
    for (const act of acts) {
      const showsItself = act.stand.kind === "unknown" || act.stand.kind === "still-running";
      if (!isTold(act) && !(showsItself && showsAct(act.asked.kind, pathname, shown))) tell(act);
    }
  }, [acts, shown, pathname]);

  return null;
}
