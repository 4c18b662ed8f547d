import { openConversation } from "./chat-conversation.js";
import { byId, element, getJson } from "./page.js";

/** @typedef {{ id: number, name: string, username: string | null, unread: number }} Room */
/** @typedef {{ button: HTMLButtonElement, conversation: import("./chat-conversation.js").Conversation | null }} Entry */

/** How often the page asks for what is new, in milliseconds. */
const INTERVAL = 500;

const list = byId("customers", HTMLUListElement);
/** @type {Map<number, Entry>} */
const entries = new Map();

/** @param {Room} room */
const titleOf = ({ name, username }) => (username === null ? name : `${name} (${username})`);

/** @param {Room} room */
function entryOf(room) {
  const known = entries.get(room.id);
  if (known !== undefined) return known;
  const button = element("button", { type: "button" });
  /** @type {Entry} */
  const entry = { button, conversation: null };
  button.addEventListener("click", () => {
    entry.conversation ??= openConversation(room.id, titleOf(room), () => (entry.conversation = null));
    entry.conversation.focus();
  });
  entries.set(room.id, entry);
  list.append(element("li", {}, button));
  return entry;
}

async function refresh() {
  /** @type {Room[]} */
  const rooms = await getJson("/sandbox/chat/rooms");
  byId("nobody", HTMLParagraphElement).hidden = rooms.length > 0;
  for (const room of rooms) {
    const { button } = entryOf(room);
    const label = room.unread === 0 ? titleOf(room) : `${titleOf(room)}, ${room.unread} unread`;
    if (button.textContent !== label) button.textContent = label;
  }
  const open = [...entries.values()].flatMap(({ conversation }) => conversation ?? []);
  await Promise.all(open.map((conversation) => conversation.refresh()));
}

async function refreshForEver() {
  try {
    await refresh();
  } catch (error) {
    // The sandbox restarts: the next round finds it again.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  setTimeout(refreshForEver, INTERVAL);
}
await refreshForEver();
