import type { ChatMessage } from "@member-wallet/api";
import type { Message, OutgoingMessage } from "../conversation/conversation.ts";
import clip from "./clip.webm?no-inline";

/** 14:05 in the operator's time. */
export const AFTERNOON = Date.parse("2026-03-02T07:05:00Z");

/** A drawing of a transfer slip in place of a photo, by its colours. */
export function aPicture(paper = "#f4f1e8", ink = "#25306b"): string {
  const lines = Array.from(
    { length: 7 },
    (_, at) => `<path d="M60 ${210 + at * 40}h${280 - (at % 3) * 60}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560" width="400" height="560"><rect width="400" height="560" fill="${paper}"/><circle cx="200" cy="110" r="56" fill="${ink}"/><g stroke="${ink}" stroke-width="14" stroke-linecap="round">${lines.join("")}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A video of two seconds without sound, at an address of the page. */
export const CLIP = clip;

/** A message that the server has stored, from support by default. */
export function aMessage(content: ChatMessage, over: Partial<Message> = {}): Message {
  return { id: "m1", sender: "other", content, createdAt: AFTERNOON, ...over };
}

/** A message of this browser, sending by default. */
export function anOutgoing(over: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: "o1",
    content: { kind: "message", message: { message_type: "text", payload: "ได้รับเงินแล้ว" } },
    state: { kind: "sending" },
    queuedAt: AFTERNOON,
    sentAfter: null,
    ...over,
  };
}

type Media = Extract<ChatMessage, { message_type: "media" }>;

/** A media message; a picture by default. */
export function aMedia(over: Partial<Media["payload"]> = {}): Media {
  return {
    message_type: "media",
    payload: {
      message: "",
      url: aPicture(),
      fileType: "image",
      filePath: "",
      name: "สลิปโอนเงิน.png",
      ...over,
    },
  };
}
