/**
 * The element with this id.
 * @template {HTMLElement} Type
 * @param {string} id
 * @param {new () => Type} type
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} #${id}.`);
  return found;
}

/**
 * Creates an element. Strings become text nodes, so what members wrote is never parsed as markup.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** @param {string} path */
export async function getJson(path) {
  return (await fetch(path)).json();
}

/**
 * Posts JSON.
 * @param {string} path
 * @param {unknown} body
 */
export async function postJson(path, body = {}) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user" },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, ...(await response.json()) };
}

/**
 * A form's text fields by name; unchecked boxes are missing.
 * @param {HTMLFormElement} form
 * @returns {Record<string, string>}
 */
export function fieldsOf(form) {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}

/**
 * Handles a form's submission with its fields.
 * @param {HTMLFormElement} form
 * @param {(fields: Record<string, string>) => unknown} handle
 */
export function onSubmit(form, handle) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void handle(fieldsOf(form));
  });
}

/**
 * Shows text or an element in a form's output.
 * @param {HTMLFormElement} form
 * @param {Node | string} shown
 */
export function report(form, shown) {
  form.querySelector("output")?.replaceChildren(shown);
}

/**
 * Posts, alerts when the sandbox refuses, then refreshes what the page shows.
 * @param {string} path
 * @param {() => Promise<void>} refresh
 * @param {unknown} [body]
 */
export async function act(path, refresh, body) {
  const result = await postJson(path, body);
  if (!result.ok) alert(`Refused: ${result.message}`);
  await refresh();
}

/**
 * A button that acts once.
 * @param {string} label
 * @param {string} path
 * @param {() => Promise<void>} refresh
 */
export function actionButton(label, path, refresh) {
  const button = element("button", { textContent: label });
  button.addEventListener("click", () => {
    button.disabled = true;
    void act(path, refresh);
  });
  return button;
}

/**
 * Fills a table with a row per list of cells.
 * @param {string} id
 * @param {string[]} heads
 * @param {(Node | string)[][]} rows
 */
export function showTable(id, heads, rows) {
  byId(id, HTMLTableElement).replaceChildren(row("th", heads), ...rows.map((cells) => row("td", cells)));
}

/**
 * @param {"td" | "th"} name
 * @param {(Node | string)[]} cells
 */
const row = (name, cells) => element("tr", {}, ...cells.map((cell) => element(name, {}, cell)));

/** @param {{ name: string, username: string }} member */
export const nameOf = ({ name, username }) => `${name} (${username})`;
