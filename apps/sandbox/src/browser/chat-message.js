import { element } from "./page.js";

/**
 * @typedef {object} Message
 * @property {string} sender
 * @property {any} message
 * @property {string} createdAt
 * @property {string} [readAt]
 */

/**
 * A message as an item of the log.
 * @param {Message} message
 */
export function messageItem({ sender, message, createdAt, readAt }) {
  const times = readAt === undefined ? createdAt : `${createdAt}, read ${readAt}`;
  const item = element("li", {}, contentOf(message), element("small", {}, times));
  item.dataset.sender = sender;
  return item;
}

/**
 * What a message shows: its text, its file, or its JSON.
 * @param {any} message
 */
function contentOf(message) {
  const payload = message?.payload;
  if (message?.message_type === "text" && typeof payload === "string") return payload;
  if (message?.message_type === "postback") return `Pressed: ${payload?.title} (${payload?.payload})`;
  if (message?.message_type !== "media" || !String(payload?.url).startsWith("/files/"))
    return JSON.stringify(message, null, 2);
  switch (payload.fileType) {
    case "image":
      return element("img", { src: payload.url, alt: payload.name });
    case "video":
      return element("video", { src: payload.url, controls: true, ariaLabel: payload.name });
    default:
      return element("a", { href: payload.url, download: payload.name, textContent: payload.name });
  }
}
