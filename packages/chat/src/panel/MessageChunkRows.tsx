import { memo, useRef } from "react";
import type { ChatButton } from "@member-wallet/api";
import { formatChatDate } from "@member-wallet/domain";
import type { Message } from "../conversation/conversation.ts";
import { DateSeparator } from "../messages/DateSeparator.tsx";
import { MessageRow } from "../messages/MessageRow.tsx";
import { UnreadDivider } from "../messages/UnreadDivider.tsx";
import { useDrawnRows } from "./useDrawnRows.ts";

interface MessageChunkRowsProps {
  readonly messages: readonly Message[];
  /** The message before these; `undefined` for the first one. */
  readonly before: Message | undefined;
  /** The id of the conversation's last message, if it stands last. */
  readonly last: string | undefined;
  /** The id of the message under the divider above what is unread. */
  readonly divider: string | null;
  /** Up to when support has read; `null` where the backend never tells. */
  readonly seenUntil: number | null;
  readonly chatUrl: string;
  readonly onButton: (button: ChatButton) => void;
  /** They are drawn only when they come near what is in sight. */
  readonly startsAway: boolean;
}

/** Rows of neighbouring messages, each day under its date (§9); far from what is in sight, their height alone. */
export const MessageChunkRows = memo(function MessageChunkRows(props: MessageChunkRowsProps) {
  const { messages, before, last, divider, seenUntil, chatUrl, onButton } = props;
  const chunk = useRef<HTMLDivElement>(null);
  // The log opens at the divider: its rows stay drawn.
  const height = useDrawnRows(chunk, messages.length, props.startsAway, dividerOf(props) !== undefined);
  if (height !== null)
    return <div ref={chunk} data-row={messages[0]?.createdAt} style={{ blockSize: height }} />;
  return (
    <div ref={chunk}>
      {messages.map((message, index) => {
        const above = index === 0 ? before : messages[index - 1];
        const newDay = !above || day(above) !== day(message);
        return (
          <div key={message.id} data-row={message.createdAt} data-message={message.id}>
            {newDay && <DateSeparator at={message.createdAt} />}
            {message.id === divider && <UnreadDivider />}
            <MessageRow
              message={message}
              chatUrl={chatUrl}
              last={message.id === last}
              follows={!newDay && message.id !== divider && isSameSender(above, message)}
              seenUntil={seenUntil}
              onButton={onButton}
            />
          </div>
        );
      })}
    </div>
  );
}, sameRows);

const isSameSender = (one: Message, other: Message): boolean =>
  one.sender === other.sender && one.agent?.name === other.agent?.name;

/** The operator's day, in any one language. */
function day({ createdAt }: Message): string {
  return formatChatDate(createdAt, "en");
}

function sameRows(one: MessageChunkRowsProps, other: MessageChunkRowsProps): boolean {
  return (
    one.before === other.before &&
    lastOf(one) === lastOf(other) &&
    dividerOf(one) === dividerOf(other) &&
    seenIn(one) === seenIn(other) &&
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

/** The message under the divider, if it is one of these. */
function dividerOf({ messages, divider }: MessageChunkRowsProps): string | undefined {
  return messages.find(({ id }) => id === divider)?.id;
}

/** How many of the customer's messages here support has seen; `null` where the backend never tells. */
function seenIn({ messages, seenUntil }: MessageChunkRowsProps): number | null {
  if (seenUntil === null) return null;
  return messages.filter(({ sender, createdAt }) => sender === "customer" && createdAt <= seenUntil).length;
}
