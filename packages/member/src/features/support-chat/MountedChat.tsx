import { useEffect } from "react";
import { type ChatEnvironment, ChatWidget } from "@member-wallet/chat";
import styles from "./MountedChat.module.css";
import type { SupportChat } from "./support-chat.ts";

/** The chat's widget; while it is mounted, "contact support" opens it. */
export function MountedChat({ environment, chat }: { environment: ChatEnvironment; chat: SupportChat }) {
  useEffect(() => {
    chat.setAvailable(true);
    return () => chat.setAvailable(false);
  }, [chat]);
  return (
    <div className={styles.chat}>
      <ChatWidget environment={environment} panel={chat.panel} />
    </div>
  );
}
