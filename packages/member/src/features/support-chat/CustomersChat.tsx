import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type ChatEnvironment, ChatWidget } from "@member-wallet/chat";
import { useSession } from "../../session/SessionContext.tsx";
import styles from "./CustomersChat.module.css";
import { type SupportChat, supportChatOf, useAskedMessage } from "../../support/support-chat.ts";
import { useChatEnvironment } from "./useChatEnvironment.ts";

/** The chat of one session; absent until it is known whose it is. */
export function CustomersChat() {
  const chat = supportChatOf(useSession());
  const environment = useChatEnvironment();
  return environment && <MountedChat environment={environment} chat={chat} />;
}

/** The chat's widget; while it is mounted, "contact support" opens it. */
function MountedChat({ environment, chat }: { environment: ChatEnvironment; chat: SupportChat }) {
  useEffect(() => {
    chat.setAvailable(true);
    return () => chat.setAvailable(false);
  }, [chat]);
  useAsked(chat);
  return (
    <div className={styles.chat}>
      <ChatWidget environment={environment} panel={chat.panel} />
    </div>
  );
}

/** Opens the panel with the message that a part of the page asked for, once the open dialog has closed. */
function useAsked({ panel, takeAsked }: SupportChat) {
  const message = useAskedMessage();
  const dialogOpen = new URLSearchParams(useLocation().search).has("dialog");
  useEffect(() => {
    if (message === null || dialogOpen) return;
    takeAsked();
    panel.open(message);
  }, [message, dialogOpen, panel, takeAsked]);
}
