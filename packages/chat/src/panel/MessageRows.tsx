import { useState } from "react";
import type { ChatButton } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";
import { type Chunk, intoChunks } from "./chunks.ts";
import { MessageChunkRows } from "./MessageChunkRows.tsx";
import styles from "./MessageLog.module.css";
import { skippedSize } from "./skipped-size.ts";

/** Few enough rows to render within some frames, many enough that a group has few chunks. */
const ROWS = 30;

/** The browser computes in every frame whether each chunk that is not skipped itself is in sight. */
const CHUNKS = 18;

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

/** The rows of all messages: chunks of rows, and groups of chunks, are skipped by the browser while out of sight. */
export function MessageRows({ messages, ...rest }: MessageRowsProps) {
  const groups = useGroups(messages);
  return groups.map(({ id, items: chunks }, group) => (
    <div key={id} className={styles.group} style={skippedSize(rowsIn(chunks))}>
      {chunks.map((chunk, index) => {
        const above = index === 0 ? groups[group - 1]?.items.at(-1) : chunks[index - 1];
        return (
          <MessageChunkRows key={chunk.id} messages={chunk.items} before={above?.items.at(-1)} {...rest} />
        );
      })}
    </div>
  ));
}

function rowsIn(chunks: readonly Chunk<Message>[]): number {
  return chunks.reduce((rows, { items }) => rows + items.length, 0);
}

interface Shown {
  readonly messages: readonly Message[];
  readonly chunks: readonly Chunk<Message>[];
  readonly groups: readonly Chunk<Chunk<Message>>[];
}

/** Groups of chunks of the messages; those of the last rendering decide which messages stay together. */
function useGroups(messages: readonly Message[]): Shown["groups"] {
  const [shown, setShown] = useState(() => grouped(messages, { messages: [], chunks: [], groups: [] }));
  if (shown.messages === messages) return shown.groups;
  const next = grouped(messages, shown);
  setShown(next);
  return next.groups;
}

function grouped(messages: readonly Message[], earlier: Shown): Shown {
  const chunks = intoChunks(messages, earlier.chunks, ROWS);
  return { messages, chunks, groups: intoChunks(chunks, earlier.groups, CHUNKS) };
}
