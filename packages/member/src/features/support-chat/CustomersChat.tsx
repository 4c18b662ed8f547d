import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type ChatEnvironment, type ChatPanel, ChatWidget, createChatPanel } from "@member-wallet/chat";
import { useSupportChat } from "../../support/useSupportChat.ts";
import styles from "./CustomersChat.module.css";
import { useChatEnvironment } from "./useChatEnvironment.ts";

/** The chat of one session; absent until it is known whose it is. */
export function CustomersChat() {
  const environment = useChatEnvironment();
  if (environment === null) return null;
  return <MountedChat environment={environment} />;
}

/**
 * The chat's widget; while it is mounted, "contact support" opens its panel. Another guest gets another panel in the
 * same widget, which tells the last one that the chat is deleted.
 */
function MountedChat({ environment }: { environment: ChatEnvironment }) {
  const { change } = useSupportChat();
  const { customer } = environment;
  const id = customer.kind === "guest" ? customer.guestId : customer.userId;
  const [{ panel, of }, setPanel] = useState(() => ({ panel: createChatPanel(), of: id }));
  if (of !== id) setPanel({ panel: createChatPanel(), of: id });
  useEffect(() => {
    change({ panel });
    return () => change({ panel: null });
  }, [change, panel]);
  useAsked(panel);
  return (
    <div className={styles.chat}>
      <ChatWidget environment={environment} panel={panel} />
    </div>
  );
}

/** Opens the panel with the message that a part of the page asked for, once the open dialog has closed. */
function useAsked(panel: ChatPanel) {
  const { asked, change } = useSupportChat();
  const dialogOpen = new URLSearchParams(useLocation().search).has("dialog");
  useEffect(() => {
    if (asked === null || dialogOpen) return;
    change({ asked: null });
    panel.open(asked);
  }, [asked, dialogOpen, panel, change]);
}
