import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Language, LANGUAGES, type Namespace } from "@member-wallet/locales";
import { browserStorages } from "../storage/storage.ts";
import { createLanguageRoom } from "./language.ts";

type Load = (language: Language, namespace: Namespace) => Promise<Record<string, unknown>>;

const NAMESPACES: readonly Namespace[] = ["site", "ui", "member", "errors", "transfer"];
const FIRST: Language = "th";

function aRoom(load: Load) {
  const { local } = browserStorages();
  const room = createLanguageRoom(FIRST, { site: { in: FIRST } }, local, load);
  const has = (namespace: Namespace) => room.i18n.hasResourceBundle(room.current(), namespace);
  return { ...room, has };
}

/** Everything that says which language is shown. */
function shown({ current, i18n }: Pick<ReturnType<typeof aRoom>, "current" | "i18n">) {
  const { lang } = document.documentElement;
  return { current: current(), i18n: i18n.language, lang, stored: window.localStorage.getItem("locale") };
}

const everywhere = (language: Language) => ({
  current: language,
  i18n: language,
  lang: language,
  stored: language,
});

const soon = () => new Promise((done) => setTimeout(done));

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe("the language", () => {
  test("is the last that was chosen, with every text that is needed, in whatever order choices, needs and texts come", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("need" as const), namespace: fc.constantFrom(...NAMESPACES) }),
      fc.record({ kind: fc.constant("change" as const), language: fc.constantFrom(...LANGUAGES) }),
      fc.record({ kind: fc.constant("come" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        window.localStorage.clear();
        const room = aRoom((language) => scheduler.schedule(Promise.resolve({ in: language })));
        const needs: { namespace: Namespace; there: boolean }[] = [];
        let last: Language = FIRST;
        const untilShown: string[] = [];
        room.i18n.on("languageChanged", () => {
          const lacking = needs.filter(({ namespace, there }) => there && !room.has(namespace));
          untilShown.push(...lacking.map(({ namespace }) => namespace));
        });
        for (const happening of steps) {
          if (happening.kind === "need") {
            const need = { namespace: happening.namespace, there: false };
            needs.push(need);
            void room.need([need.namespace]).then(() => (need.there = true));
          } else if (happening.kind === "change") {
            last = happening.language;
            room.change(last);
          } else if (scheduler.count() > 0) {
            // oxlint-disable-next-line no-await-in-loop -- One text after another.
            await scheduler.waitOne();
          }
        }
        for (await soon(); scheduler.count() > 0; await soon()) await scheduler.waitOne();

        expect(shown(room)).toMatchObject({ current: last, i18n: last, lang: last });
        expect(room.chosen()).toBeNull();
        expect(needs.filter(({ namespace, there }) => !there || !room.has(namespace))).toEqual([]);
        expect(untilShown).toEqual([]);
      }),
    );
  });

  test("changes back to the first", async () => {
    const room = aRoom(async (language) => ({ in: language }));
    room.change("en");
    await expect.poll(() => shown(room)).toEqual(everywhere("en"));
    room.change(FIRST);
    expect(shown(room)).toEqual(everywhere(FIRST));
  });

  test("stays when the new one's texts cannot be fetched, says so, and changes by itself when they can", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
    const room = aRoom(load);
    room.change("en");
    expect(room.chosen()).toEqual({ language: "en", failed: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(room.chosen()).toEqual({ language: "en", failed: true });
    expect(shown(room)).toMatchObject({ current: FIRST, i18n: FIRST, lang: FIRST, stored: null });
    load.mockImplementation(async (language) => ({ in: language }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown(room)).toEqual(everywhere("en"));
    expect(room.chosen()).toBeNull();
  });

  test("that could not be fetched never comes once another is chosen, be it the one that is shown", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
    const room = aRoom(load);
    room.change("en");
    await vi.advanceTimersByTimeAsync(0);
    room.change(FIRST);
    expect(room.chosen()).toBeNull();
    load.mockImplementation(async (language) => ({ in: language }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(room.current()).toBe(FIRST);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("follows what another tab chose", async () => {
    const room = aRoom(async (language) => ({ in: language }));
    window.localStorage.setItem("locale", "lo");
    window.dispatchEvent(new StorageEvent("storage", { key: "locale", newValue: "lo" }));
    await expect.poll(() => shown(room)).toEqual(everywhere("lo"));
    window.localStorage.setItem("locale", "nothing");
    window.dispatchEvent(new StorageEvent("storage", { key: "locale", newValue: "nothing" }));
    await soon();
    expect(room.current()).toBe("lo");
  });

  test("that could not be fetched keeps no other text from coming", async () => {
    const load = vi.fn<Load>(async (language, namespace) => {
      if (namespace === "transfer") throw new TypeError("Failed to fetch");
      return { in: language };
    });
    const room = aRoom(load);
    await expect(room.need(["transfer"])).rejects.toThrow("Failed to fetch");
    await room.need(["ui"]);
    room.change("en");
    await expect.poll(() => shown(room)).toEqual(everywhere("en"));
  });
});
