import { useAlert, useToast } from "@member-wallet/ui";
import type { Act } from "./act.ts";
import { useActMessage } from "./useActMessage.ts";
import { seenOnPage } from "./useRecord.ts";

/** Shows how an act stands; resolves once the member has seen it. */
export function useShowAct(): (act: Act) => Promise<void> {
  const alert = useAlert();
  const toast = useToast();
  const messageOf = useActMessage();
  return async (act) => {
    const message = await messageOf(act);
    if (message.kind === "toast") toast(message.toast);
    const closed = message.kind === "alert" ? [alert(message.alert)] : [];
    await Promise.race([...closed, seenOnPage()]);
  };
}
