const INLINE = new Set(["A", "B", "CODE", "EM", "I", "S", "SMALL", "SPAN", "STRONG", "SUB", "SUP", "U"]);

/** In characters; the whole text stands where its markup does. */
const LONGEST = 120;

/** The first line of cleaned markup that has a text: one of a heading, a paragraph, a cell, or up to a line break. */
export function leadOf(clean: TrustedHTML): string {
  const { body } = new DOMParser().parseFromString(clean as unknown as string, "text/html");
  const lead = linesOf(body).find((line) => line !== "") ?? "";
  const characters = Array.from(lead);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("").trim()}…` : lead;
}

function linesOf(body: Element): string[] {
  const lines = [""];
  const read = (node: Node) => {
    if (node instanceof Text) lines.push((lines.pop() ?? "") + node.data);
    // What is beside a block is no part of it: two figures would become one.
    const isBlock = node instanceof Element && !INLINE.has(node.tagName);
    if (isBlock) lines.push("");
    node.childNodes.forEach(read);
    if (isBlock) lines.push("");
  };
  read(body);
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim());
}
