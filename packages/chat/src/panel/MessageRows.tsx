import { useState } from "react";
import type { ChatButton } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";
import { type Chunk, intoChunks } from "./chunks.ts";
import { MessageChunkRows } from "./MessageChunkRows.tsx";

/** Few enough rows to draw within a frame, many enough that a long conversation has few chunks. */
const ROWS = 30;

/** How many chunks, counted from the newest, the log opens with. */
const FIRST_DRAWN = 2;

interface MessageRowsProps {
  readonly messages: readonly Message[];
  /** The id of the conversation's last message, if it stands last. */
  readonly last: string | undefined;
  /** The id of the message under the divider above what is unread. */
  readonly divider: string | null;
  /** Up to when support has read; `null` where the backend never tells. */
  readonly seenUntil: number | null;
  readonly chatUrl: string;
  readonly onButton: (button: ChatButton) => void;
}

/** The rows of all messages in chunks, of which only those near what is in sight are drawn. */
export function MessageRows({ messages, ...rest }: MessageRowsProps) {
  const chunks = useChunks(messages);
  const [openedFrom] = useState(Math.max(0, chunks.length - FIRST_DRAWN));
  return chunks.map(({ id, items }, index) => (
    <MessageChunkRows
      key={id}
      messages={items}
      before={chunks[index - 1]?.items.at(-1)}
      startsAway={index < openedFrom}
      {...rest}
    />
  ));
}

interface Shown {
  readonly messages: readonly Message[];
  readonly chunks: readonly Chunk<Message>[];
}

/** Chunks of the messages; those of the last rendering decide which messages stay together. */
function useChunks(messages: readonly Message[]): Shown["chunks"] {
  const [shown, setShown] = useState<Shown>(() => ({ messages, chunks: intoChunks(messages, [], ROWS) }));
  if (shown.messages === messages) return shown.chunks;
  const chunks = intoChunks(messages, shown.chunks, ROWS);
  setShown({ messages, chunks });
  return chunks;
}
