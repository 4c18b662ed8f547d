import { extensionOf, MEGABYTE, type PickedFile } from "./picked-file.ts";

/** Media types that chat accepts, as the file picker's `accept` lists them (§5). */
export const CHAT_ATTACHMENT_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/jpg",
  "image/gif",
  "video/mp4",
  "video/quicktime",
];

const LIMITS = { image: 10, video: 20 } as const;

/** Whether a file can be sent in the chat (§5 Chat). */
export type ChatAttachmentCheck =
  /** `media` decides which upload call is used. */
  | { readonly kind: "ok"; readonly media: "image" | "video" }
  /** An unlisted type, or a name without an extension. */
  | { readonly kind: "not-supported" }
  | { readonly kind: "empty" }
  | { readonly kind: "too-large"; readonly limitMegabytes: number };

/** Checks a chat file before it is sent (§5): images up to 10 MB, videos up to 20 MB. */
export function checkChatAttachment(file: PickedFile): ChatAttachmentCheck {
  if (!CHAT_ATTACHMENT_TYPES.includes(file.type.toLowerCase()) || extensionOf(file.name) === null) {
    return { kind: "not-supported" };
  }
  if (file.size === 0) return { kind: "empty" };
  const media = file.type.toLowerCase().startsWith("video/") ? "video" : "image";
  const limitMegabytes = LIMITS[media];
  return file.size > limitMegabytes * MEGABYTE
    ? { kind: "too-large", limitMegabytes }
    : { kind: "ok", media };
}
