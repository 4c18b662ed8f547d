import { memo } from "react";
import type { ChatButton } from "@member-wallet/api";
import { formatChatDate } from "@member-wallet/domain";
import type { Message } from "../conversation/conversation.ts";
import { DateSeparator } from "../messages/DateSeparator.tsx";
import { MessageRow } from "../messages/MessageRow.tsx";
import styles from "./MessageLog.module.css";
import { skippedSize } from "./skipped-size.ts";

interface MessageChunkRowsProps {
  readonly messages: readonly Message[];
  /** The message before these; `undefined` for the first one. */
  readonly before: Message | undefined;
  /** The id of the conversation's last message, if it stands last. */
  readonly last: string | undefined;
  readonly chatUrl: string;
  readonly onButton: (button: ChatButton) => void;
}

/** Rows of neighbouring messages, each day under its date (§9). */
export const MessageChunkRows = memo(function MessageChunkRows(props: MessageChunkRowsProps) {
  const { messages, before, last, chatUrl, onButton } = props;
  return (
    <div className={styles.chunk} style={skippedSize(messages.length)}>
      {messages.map((message, index) => {
        const above = index === 0 ? before : messages[index - 1];
        const newDay = !above || day(above) !== day(message);
        return (
          <div key={message.id} data-row>
            {newDay && <DateSeparator at={message.createdAt} />}
            <MessageRow
              message={message}
              chatUrl={chatUrl}
              last={message.id === last}
              follows={!newDay && above.sender === message.sender}
              onButton={onButton}
            />
          </div>
        );
      })}
    </div>
  );
}, sameRows);

/** The operator's day, in any one language. */
function day({ createdAt }: Message): string {
  return formatChatDate(createdAt, "en");
}

function sameRows(one: MessageChunkRowsProps, other: MessageChunkRowsProps): boolean {
  return (
    one.before === other.before &&
    lastOf(one) === lastOf(other) &&
    one.chatUrl === other.chatUrl &&
    one.onButton === other.onButton &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}

/** The last message, if it is one of these: only then its row differs. */
function lastOf({ messages, last }: MessageChunkRowsProps): string | undefined {
  return messages.at(-1)?.id === last ? last : undefined;
}
