import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { type Connection, WebDriverError } from "./connection.ts";
import { findElements, type Role } from "./find-elements.ts";

/** The key of an element's id in WebDriver's answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Element = Record<typeof ELEMENT, string>;

/** Refusals that pass: the page renders, or something still moves over the element. */
const NOT_YET = [
  "stale element reference",
  "element not interactable",
  "element click intercepted",
  "no such element",
];

/** Removes the letter before the cursor, which is at the end. */
const BACKSPACE = "\uE003";

/** Presses Enter, as WebDriver writes it. */
export const ENTER = "\uE007";

/** What a member does in a browser, and what they see; every act waits until it is possible. */
export interface BrowserPage {
  /** Opens an address of the site. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the first visible element with this role and name, by a real click. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Types a text, in place of the one there, into the field with this label. */
  fill(label: string, text: string): Promise<void>;
  /** Types keys into the field with this label, after what is there. */
  type(label: string, keys: string): Promise<void>;
  /** Chooses a file of this machine in the field with this label. */
  attach(label: string, file: string): Promise<void>;
  /** Chooses the option with this value in the list with this label. */
  choose(label: string, value: string): Promise<void>;
  /** Waits until a visible element with this role and name exists. */
  expectShown(role: Role, name: string | RegExp): Promise<void>;
  /** Waits until the visible text of the page contains this one. */
  expectText(text: string | RegExp): Promise<void>;
  /** Waits until the visible text of the page no longer contains this one. */
  expectNoText(text: string): Promise<void>;
  expectAddress(address: string): Promise<void>;
  /** Runs a function in the page, which can't refer to anything outside its body. */
  run<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Gives the page this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Writes a picture of what shows. */
  screenshot(file: string): Promise<void>;
}

export function createBrowserPage(connection: Connection, site: string): BrowserPage {
  const send = connection.send;

  async function run<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result> {
    const script = `return (${work.toString()})(...arguments)`;
    return (await send("ExecuteScript", { script, args: values })) as Result;
  }

  async function find(role: Role, name: string | RegExp): Promise<Element | undefined> {
    const pattern = typeof name === "string" ? null : name.source;
    const found: unknown = await run(findElements, role, typeof name === "string" ? name : "", pattern);
    return (found as Element[])[0];
  }

  /** Finds an element and does something with it, again until the browser carries it out. */
  async function act(role: Role, name: string | RegExp, work: (id: string) => Promise<unknown>) {
    const attempt = async () => {
      try {
        const element = await find(role, name);
        if (element === undefined) return "not there";
        // Away from the bars, as a member scrolls.
        await run((each) => (each as unknown as HTMLElement).scrollIntoView({ block: "center" }), element);
        await work(element[ELEMENT]);
        return "done";
      } catch (error) {
        if (error instanceof WebDriverError && NOT_YET.includes(error.reason)) return error.message;
        throw error;
      }
    };
    await expect.poll(attempt, { message: `${role} ${String(name)}` }).toBe("done");
  }

  /** Until the page reacts, it may still fill in fields itself. */
  const expectReady = () =>
    expect.poll(() => run(() => document.querySelector("#root[data-hydrated]") !== null)).toBe(true);

  const visibleText = () => run(() => document.body.innerText);

  return {
    run,
    async open(address) {
      await send("Navigate", { url: site + address });
      await expectReady();
    },
    async reload() {
      await send("Refresh");
      await expectReady();
    },
    press: (role, name) => act(role, name, (id) => send("ElementClick", { id })),
    fill: (label, text) =>
      act("field", label, async (id) => {
        const { length } = await run((each) => (each as unknown as HTMLInputElement).value, {
          [ELEMENT]: id,
        });
        await send("ElementSendKeys", { id, text: BACKSPACE.repeat(length) + text });
      }),
    type: (label, keys) => act("field", label, (id) => send("ElementSendKeys", { id, text: keys })),
    // The words of its button follow the label in its name.
    attach: (label, file) =>
      act("field", new RegExp(`^${label} `), (id) => send("ElementSendKeys", { id, text: file })),
    choose: (label, value) =>
      act("field", label, async () => {
        const [option] = await run(findElements, "field", label, null, value);
        if (option === undefined) throw new WebDriverError("no such element", `option ${value}`);
        await send("ElementClick", { id: (option as unknown as Element)[ELEMENT] });
      }),
    expectShown: (role, name) => act(role, name, async () => undefined),
    async expectText(text) {
      if (typeof text === "string") await expect.poll(visibleText).toContain(text);
      else await expect.poll(visibleText).toMatch(text);
    },
    async expectNoText(text) {
      await expect.poll(visibleText).not.toContain(text);
    },
    async expectAddress(address) {
      await expect.poll(() => run(() => location.pathname + location.search)).toBe(address);
    },
    async resize(width, height) {
      let [outerWidth, outerHeight] = [width, height];
      const set = () => send("SetWindowRect", { width: outerWidth, height: outerHeight });
      await set();
      let before = "";
      const innerSize = async () => {
        const [innerWidth, innerHeight] = await run(() => [window.innerWidth, window.innerHeight] as const);
        const inner = `${innerWidth} × ${innerHeight}`;
        // It rests: what is missing are the window's own bars. It may still be the size before, so it is set again.
        if (inner === before && inner !== wanted) {
          outerWidth += width - innerWidth;
          outerHeight += height - innerHeight;
          await set();
          before = "";
        } else before = inner;
        return inner;
      };
      const wanted = `${width} × ${height}`;
      await expect.poll(innerSize).toBe(wanted);
    },
    async screenshot(file) {
      const picture = (await send("TakeScreenshot", { full: false })) as string;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(picture, "base64"));
    },
  };
}
