import { memo } from "react";
import type { ChatButton } from "@member-wallet/api";
import { formatChatDate } from "@member-wallet/domain";
import type { Language } from "@member-wallet/locales";
import type { Message } from "../conversation/conversation.ts";
import { MessageRow } from "../messages/MessageRow.tsx";
import styles from "./MessageLog.module.css";

interface MessageChunkRowsProps {
  readonly messages: readonly Message[];
  /** When the message before these was created; `null` for the first one. */
  readonly after: number | null;
  /** The id of the conversation's last message, if it is one of these. */
  readonly last: string | null;
  readonly chatUrl: string;
  readonly language: Language;
  readonly onButton: (button: ChatButton) => void;
}

/** Rows of neighbouring messages, each day under its date (§9). */
export const MessageChunkRows = memo(function MessageChunkRows(props: MessageChunkRowsProps) {
  const { messages, after, last, chatUrl, language, onButton } = props;
  let day = after === null ? null : formatChatDate(after, language);
  return (
    <div className={styles.chunk}>
      {messages.map((message) => {
        const date = formatChatDate(message.createdAt, language);
        const newDay = date !== day;
        day = date;
        return (
          <div key={message.id} data-row>
            {newDay && (
              <p className={styles.date}>
                <span>{date}</span>
              </p>
            )}
            <MessageRow
              message={message}
              chatUrl={chatUrl}
              last={message.id === last}
              onButton={onButton}
            />
          </div>
        );
      })}
    </div>
  );
}, sameRows);

function sameRows(one: MessageChunkRowsProps, other: MessageChunkRowsProps): boolean {
  return (
    one.after === other.after &&
    one.last === other.last &&
    one.chatUrl === other.chatUrl &&
    one.language === other.language &&
    one.onButton === other.onButton &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}
