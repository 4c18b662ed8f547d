import { useAlert, useToast } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";
import type { Act } from "./act.ts";
import { useActMessage } from "./useActMessage.ts";
import { seenOnPage } from "./useRecord.ts";

/** Shows how an act stands; resolves once the member has seen it, to false where the session ends before. */
export function useShowAct(): (act: Act) => Promise<boolean> {
  const alert = useAlert();
  const toast = useToast();
  const messageOf = useActMessage();
  const session = useSession();
  return async (act) => {
    const message = await messageOf(act);
    if (message.kind === "toast") toast(message.toast);
    if (message.kind !== "alert") return seenOnPage().then(() => true);
    return new Promise((resolve) => {
      const seen = () => resolve(true);
      session.signal().addEventListener("abort", () => resolve(false));
      // It may wait for others to be closed.
      const onShown = () => void seenOnPage().then(seen);
      void alert({ ...message.alert, onShown })
        .then(seen)
        .then(message.closed);
    });
  };
}
