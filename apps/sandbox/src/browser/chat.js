import { openConversation } from "./chat-conversation.js";
import { byId, element, getJson } from "./page.js";

/** @typedef {{ id: number, name: string, username: string | null, unread: number, ended: boolean, stars: number | null, words: string | null }} Room */
/** @typedef {{ item: HTMLLIElement, button: HTMLButtonElement, conversation: import("./chat-conversation.js").Conversation | null }} Entry */

/** How often the page asks for what is new, in milliseconds. */
const INTERVAL = 500;

const list = byId("customers", HTMLUListElement);
const previous = byId("previous", HTMLButtonElement);
const next = byId("next", HTMLButtonElement);
let page = 1;
/** @type {Map<number, Entry>} */
const entries = new Map();

/** @param {Room} room */
const titleOf = ({ name, username }) => (username === null ? name : `${name} (${username})`);

/** @param {Room} room */
function labelOf(room) {
  const { unread, ended, stars, words } = room;
  const rating = stars === null ? "" : `, ${stars} of 5 stars${words ? `: ${words}` : ""}`;
  return titleOf(room) + (unread === 0 ? "" : `, ${unread} unread`) + (ended ? ", ended" : "") + rating;
}

/** @param {Room} room */
function entryOf(room) {
  const known = entries.get(room.id);
  if (known !== undefined) return known;
  const button = element("button", { type: "button" });
  /** @type {Entry} */
  const entry = { item: element("li", {}, button), button, conversation: null };
  button.addEventListener("click", () => {
    entry.conversation ??= openConversation(room.id, titleOf(room), () => (entry.conversation = null));
    entry.conversation.focus();
  });
  entries.set(room.id, entry);
  return entry;
}

/**
 * Shows customers in their order, and keeps the focus.
 * @param {HTMLLIElement[]} items
 */
function showItems(items) {
  if (items.length === list.children.length && items.every((item, at) => list.children[at] === item)) return;
  const focused = document.activeElement;
  list.replaceChildren(...items);
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
}

async function refresh() {
  /** @type {Room[]} */
  const rooms = await getJson(`/sandbox/chat/rooms?page=${page}`);
  byId("nobody", HTMLParagraphElement).hidden = rooms.length > 0 || page > 1;
  previous.hidden = page === 1;
  next.hidden = rooms.length < Number(list.dataset["perPage"]);
  showItems(rooms.map((room) => entryOf(room).item));
  for (const room of rooms) {
    const { button } = entryOf(room);
    const label = labelOf(room);
    if (button.textContent !== label) button.textContent = label;
  }
  const open = [...entries.values()].flatMap(({ conversation }) => conversation ?? []);
  await Promise.all(open.map((conversation) => conversation.refresh()));
}

previous.addEventListener("click", () => (page = Math.max(1, page - 1)));
next.addEventListener("click", () => (page += 1));

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
