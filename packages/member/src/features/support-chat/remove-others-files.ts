import { removeChatFiles } from "@member-wallet/chat";
import type { Session } from "../../session/session.ts";

/** Removes what the chat keeps of unsent files of others, now and whenever somebody comes or goes. */
export function removeOthersFiles(session: Session): void {
  const remove = () => void removeChatFiles(session.customers());
  session.subscribe(({ kind }) => kind !== "stored" && remove());
  remove();
}
