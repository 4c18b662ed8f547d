import type { Page } from "@playwright/test";

/** The texts that a visit searches for, in the member's language. */
export interface VisitTexts {
  /** Shows while something loads. */
  loading: string;
  /** Shows where something failed to render. */
  trouble: string;
  /** On the button from the operator's banners to the dialog behind them. */
  continue: string;
}

/** Counts the pending calls of a page, from its start. */
export async function countCalls(page: Page) {
  await page.addInitScript(() => {
    const usual = window.fetch.bind(window);
    const calls = { running: 0 };
    Object.assign(window, { calls });
    window.fetch = (...call) => {
      calls.running += 1;
      return usual(...call).finally(() => {
        calls.running -= 1;
      });
    };
  });
}

/**
 * Navigates an open page from address to address, without a reload, and reads each once it is idle. Returns what no
 * member may see there: missing values, elements without text, and pages that never became idle.
 */
export function visit(page: Page, addresses: readonly string[], labels: VisitTexts): Promise<string[]> {
  return page.evaluate(walk, { addresses: [...addresses], rows: null, labels });
}

/** Reads an open page in its current state. */
export function read(page: Page, labels: VisitTexts): Promise<string[]> {
  return page.evaluate(walk, { addresses: [], rows: null, labels });
}

/** Presses each row with a distinct text, reads what it opens, and goes back. */
export function visitRows(page: Page, rows: string, labels: VisitTexts): Promise<string[]> {
  return page.evaluate(walk, { addresses: [], rows, labels });
}

interface Walk {
  addresses: string[];
  /** A selector of the elements to press. */
  rows: string | null;
  labels: VisitTexts;
}

// Only its source text reaches the page.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Runs in the page: can't refer to anything outside its body. */
async function walk({ addresses, rows, labels }: Walk): Promise<string[]> {
  /** More than a busy machine needs, in milliseconds: a page that is still busy then stays so. */
  const LONGEST = 15_000;
  const NO_VALUES = /\bNaN\b|undefined|\[object|Invalid Date|Infinity|\bnull\b|\{\{|\de\+\d|\d\.\d{4}/;
  const WITH_WORDS = "h1,h2,h3,h4,p,button,a,dt,dd,th,td,li,option,legend,label,[class*=_markup_]";
  const TEXTLESS = "img,svg,canvas,video,input,select,textarea,[aria-label],[aria-hidden=true]";

  const frame = () => new Promise((done) => setTimeout(done, 16));
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  /** Whether the address' page or dialog shows: React shows the old one until the new one has loaded. */
  function hasLoaded(): boolean {
    const dialog = new URLSearchParams(location.search).has("dialog");
    if (dialog !== (document.querySelector("dialog[open]:not([role=alertdialog])") !== null)) return false;
    if (document.querySelector("[data-left]") !== null) return false;
    const own = document.querySelector(`nav a[href="${location.pathname}"]`);
    return own === null || own.getAttribute("aria-current") === "page";
  }

  async function rest(): Promise<boolean> {
    const end = performance.now() + LONGEST;
    let before = "";
    let same = 0;
    while (performance.now() < end) {
      await frame();
      const text = document.body.textContent;
      const { running } = Reflect.get(window, "calls") as { running: number };
      const busy = [...document.querySelectorAll("[aria-busy=true]")].some(isSeen);
      const still = running === 0 && !busy && !text.includes(labels.loading) && hasLoaded();
      same = text === before && still ? same + 1 : 0;
      if (same >= 2) return true;
      before = text;
    }
    return false;
  }

  function wrongs(): string[] {
    const found: string[] = [];
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "alt", "title", "placeholder", "datetime"])
        texts.push(element.getAttribute(name) ?? "");
      if (element instanceof HTMLInputElement) texts.push(element.value);
    }
    for (const text of texts)
      for (const line of text.split("\n")) if (NO_VALUES.test(line)) found.push(`"${line.slice(0, 120)}"`);
    if (document.body.innerText.includes(labels.trouble)) found.push("it could not be drawn");
    if (document.title.trim() === "") found.push("no title");
    for (const place of document.querySelectorAll("main, dialog[open]"))
      if (place.textContent.trim() === "") found.push(`nothing in ${place.tagName}`);
    for (const element of document.querySelectorAll(WITH_WORDS)) {
      const textless = element.matches(TEXTLESS) || element.querySelector(TEXTLESS) !== null;
      if (textless || !isSeen(element) || element.closest("[aria-hidden=true]")) continue;
      if (element.textContent.trim() === "") found.push(`no words in ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  }

  const found: string[] = [];
  const look = async (place: string) => {
    if (!(await rest())) found.push(`${place}: never at rest`);
    for (const wrong of new Set(wrongs())) found.push(`${place}: ${wrong}`);
  };

  function goTo(address: string) {
    const kind = () => new URLSearchParams(location.search).get("dialog");
    const before = kind();
    const path = location.pathname;
    history.pushState(null, "", address);
    // Another dialog or page is another element: an attribute marks the old one.
    if (kind() !== before) document.querySelector("dialog[open]")?.setAttribute("data-left", "");
    if (location.pathname !== path) document.querySelector("main h1")?.setAttribute("data-left", "");
    dispatchEvent(new PopStateEvent("popstate"));
  }

  if (addresses.length === 0) await look(location.pathname + location.search);
  for (const address of addresses) {
    goTo(address);
    await look(address);
    const buttons = [...document.querySelectorAll<HTMLElement>("dialog[open] button")];
    const next = buttons.find((button) => button.innerText.trim() === labels.continue);
    if (next === undefined) continue;
    next.click();
    await look(`${address}, after the banners`);
  }

  if (rows === null) return found;
  const pressed = new Set<string>();
  for (let at = 0; ; at += 1) {
    // Rendered again after each press.
    const row = document.querySelectorAll<HTMLElement>(rows)[at];
    if (row === undefined) return found;
    const text = row.innerText;
    if (pressed.has(text)) continue;
    pressed.add(text);
    const here = location.href;
    row.click();
    await look(`${location.pathname + location.search} (${text.replaceAll("\n", " ").slice(0, 60)})`);
    goTo(here);
    await rest();
  }
}
