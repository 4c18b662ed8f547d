import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type ChatEnvironment, type ChatPanel, ChatWidget, createChatPanel } from "@member-wallet/chat";
import { useSupportChat } from "../../support/useSupportChat.ts";
import styles from "./CustomersChat.module.css";
import { useChatEnvironment } from "./useChatEnvironment.ts";

/** The chat of one session; absent until it is known whose it is. Another guest's is mounted anew. */
export function CustomersChat() {
  const environment = useChatEnvironment();
  if (environment === null) return null;
  const { customer } = environment;
  const id = customer.kind === "guest" ? customer.guestId : customer.userId;
  return <MountedChat key={id} environment={environment} />;
}

/** The chat's widget; while it is mounted, "contact support" opens its panel. */
function MountedChat({ environment }: { environment: ChatEnvironment }) {
  const { change } = useSupportChat();
  const [panel] = useState(createChatPanel);
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
