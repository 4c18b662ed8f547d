import type { Message } from "../conversation/conversation.ts";

/** What is found, and the one that is in sight, as `::highlight()` names them. Older browsers mark no words. */
const FOUND = "chat-found";
const CURRENT = "chat-found-current";

/** Scrolls a message, or where it will be drawn, to the middle of the log. Returns whether it is drawn. */
export function centreMessage(log: Element, { id, createdAt }: Message): boolean {
  const row = log.querySelector(`[data-message="${CSS.escape(id)}"]`);
  const place =
    row ??
    Array.from(log.querySelectorAll("[data-row]")).findLast(
      (other) => Number(other.getAttribute("data-row")) <= createdAt,
    );
  if (!place) return false;
  const { top, height } = place.getBoundingClientRect();
  const seen = log.getBoundingClientRect();
  log.scrollBy({ top: top + height / 2 - seen.top - seen.height / 2, behavior: "instant" });
  return row !== null;
}

/** Marks the words that were found in the messages that are drawn. */
export function markFound(log: Element, found: readonly Message[], current: string, pattern: RegExp): void {
  if (!("highlights" in CSS)) return;
  const ids = new Set(found.map(({ id }) => id));
  const [others, own]: [Range[], Range[]] = [[], []];
  // Few rows are drawn; thousands may be found.
  for (const row of log.querySelectorAll("[data-message]")) {
    const id = row.getAttribute("data-message") ?? "";
    if (ids.has(id)) (id === current ? own : others).push(...rangesIn(row, pattern));
  }
  CSS.highlights.set(FOUND, new Highlight(...others));
  CSS.highlights.set(CURRENT, new Highlight(...own));
}

export function unmarkFound(): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(FOUND);
  CSS.highlights.delete(CURRENT);
}

/** Where the words stand, also over the edges of links in them. */
function rangesIn(row: Element, pattern: RegExp): Range[] {
  const texts: { readonly node: Text; readonly from: number }[] = [];
  let whole = "";
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, from: whole.length });
    whole += node.data;
  }
  const at = (index: number) => texts.findLast(({ from }) => from <= index);
  return Array.from(whole.matchAll(pattern), ({ index, 0: words }) => {
    const range = document.createRange();
    const [first, last] = [at(index), at(index + words.length - 1)];
    if (first && last) {
      range.setStart(first.node, index - first.from);
      range.setEnd(last.node, index + words.length - last.from);
    }
    return range;
  });
}
