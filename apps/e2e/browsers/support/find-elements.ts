/** The kinds of elements that the script finds by their names. */
export type Role = "button" | "link" | "field" | "menuitem" | "heading" | "dialog" | "alertdialog" | "img";

/**
 * The visible elements with a role and a name, those of the topmost dialog only while one is open: the others don't
 * react. A pattern takes the place of the name. With an option's value: that option of the list.
 *
 * Only its source text reaches the page.
 */
/* oxlint-disable unicorn/consistent-function-scoping */
export function findElements(
  role: Role,
  name: string,
  pattern: string | null,
  option?: string,
): readonly Element[] {
  const SELECTORS: Record<Role, string> = {
    button: "button, [role=button], summary",
    link: "a[href]",
    field: "input, select, textarea",
    menuitem: "[role=menuitem]",
    heading: "h1, h2, h3",
    dialog: "dialog[open]:not([role]), [role=dialog]",
    alertdialog: "[role=alertdialog]",
    img: "img, svg[role=img], [role=img]",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

  /** The text of an element, as assistive technology reads it: without what is hidden from it. */
  function textOf(element: Element): string {
    const parts = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
      return ` ${node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? textOf(node)} `;
    });
    return parts.join("");
  }

  function nameOf(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    const own = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (own !== null) return own;
    const { labels } = element as HTMLInputElement;
    return labels?.length ? [...labels].map(textOf).join(" ") : textOf(element);
  }

  const modals = [...document.querySelectorAll("dialog:modal")];
  const top = modals.at(-1) ?? document;
  const found = [...document.querySelectorAll(SELECTORS[role])].filter((element) => {
    if (!top.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const own = plain(nameOf(element));
    return pattern === null ? own === plain(name) : new RegExp(pattern).test(own);
  });
  if (option === undefined) return found;
  return found
    .flatMap((list) => (list instanceof HTMLSelectElement ? [...list.options] : []))
    .filter(({ value }) => value === option);
}
