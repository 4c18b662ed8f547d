import { useSyncExternalStore } from "react";
import { useService } from "../site/useService.ts";
import { type SupportChat, SupportChatContext } from "./support-chat.ts";

/** The chat of the page, and its state. */
export function useSupportChat(): ReturnType<SupportChat["state"]> & Pick<SupportChat, "state" | "change"> {
  const chat = useService(SupportChatContext);
  return { ...chat, ...useSyncExternalStore(chat.subscribe, chat.state) };
}
