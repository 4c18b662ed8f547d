import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Language, LANGUAGES, type Namespace } from "@member-wallet/locales";
import { browserStorages } from "../storage/storage.ts";
import { createLanguageController } from "./language.ts";

type Load = (language: Language, namespace: Namespace) => Promise<Record<string, unknown>>;

const NAMESPACES: readonly Namespace[] = ["site", "ui", "member", "errors", "transfer"];
const FIRST: Language = "th";

function aController(load: Load) {
  const { local } = browserStorages();
  const controller = createLanguageController(FIRST, { site: { in: FIRST } }, local, load, async () => {});
  const has = (namespace: Namespace) => controller.i18n.hasResourceBundle(controller.current(), namespace);
  return { ...controller, has };
}

/** Everything on the page that depends on the language. */
function shown({ current, i18n }: Pick<ReturnType<typeof aController>, "current" | "i18n">) {
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

afterEach(() => void vi.useRealTimers());

describe("the language", () => {
  test("is the last chosen one, with every loaded namespace, in any order of choices, loads and answers", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("need" as const), namespace: fc.constantFrom(...NAMESPACES) }),
      fc.record({ kind: fc.constant("change" as const), language: fc.constantFrom(...LANGUAGES) }),
      fc.record({ kind: fc.constant("come" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        window.localStorage.clear();
        const controller = aController((language) => scheduler.schedule(Promise.resolve({ in: language })));
        const needs: { namespace: Namespace; there: boolean }[] = [];
        let last: Language = FIRST;
        const untilShown: string[] = [];
        controller.i18n.on("languageChanged", () => {
          const lacking = needs.filter(({ namespace, there }) => there && !controller.has(namespace));
          untilShown.push(...lacking.map(({ namespace }) => namespace));
        });
        for (const happening of steps) {
          if (happening.kind === "need") {
            const need = { namespace: happening.namespace, there: false };
            needs.push(need);
            void controller.loadNamespaces([need.namespace]).then(() => (need.there = true));
          } else if (happening.kind === "change") {
            last = happening.language;
            controller.change(last);
          } else if (scheduler.count() > 0) {
            // oxlint-disable-next-line no-await-in-loop -- One text after another.
            await scheduler.waitOne();
          }
        }
        for (await soon(); scheduler.count() > 0; await soon()) await scheduler.waitOne();

        expect(shown(controller)).toMatchObject({ current: last, i18n: last, lang: last });
        expect(controller.chosen()).toBeNull();
        expect(needs.filter(({ namespace, there }) => !there || !controller.has(namespace))).toEqual([]);
        expect(untilShown).toEqual([]);
      }),
    );
  });

  test("changes back to the first one", async () => {
    const controller = aController(async (language) => ({ in: language }));
    controller.change("en");
    await expect.poll(() => shown(controller)).toEqual(everywhere("en"));
    controller.change(FIRST);
    await expect.poll(() => shown(controller)).toEqual(everywhere(FIRST));
  });

  test("shows as chosen in a paint of its own, before the page is drawn in it", async () => {
    const { local } = browserStorages();
    const load = vi.fn<Load>(async (language) => ({ in: language }));
    const controller = createLanguageController(FIRST, { site: { in: FIRST } }, local, load);
    controller.change("en");
    await new Promise(requestAnimationFrame);
    expect(controller.chosen()).toEqual({ language: "en", failed: false });
    expect(shown(controller)).toEqual({ ...everywhere(FIRST), stored: null });
    await expect.poll(() => shown(controller)).toEqual(everywhere("en"));
    expect(controller.chosen()).toBeNull();
  });

  test("stays when the new one's texts fail to load, shows the failure, and changes by itself once they load", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
    const controller = aController(load);
    controller.change("en");
    expect(controller.chosen()).toEqual({ language: "en", failed: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.chosen()).toEqual({ language: "en", failed: true });
    expect(shown(controller)).toMatchObject({ current: FIRST, i18n: FIRST, lang: FIRST, stored: null });
    load.mockImplementation(async (language) => ({ in: language }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown(controller)).toEqual(everywhere("en"));
    expect(controller.chosen()).toBeNull();
  });

  test("that failed to load never shows once another is chosen, even the current one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
    const controller = aController(load);
    controller.change("en");
    await vi.advanceTimersByTimeAsync(0);
    controller.change(FIRST);
    expect(controller.chosen()).toBeNull();
    load.mockImplementation(async (language) => ({ in: language }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(controller.current()).toBe(FIRST);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("follows another tab's choice", async () => {
    const controller = aController(async (language) => ({ in: language }));
    window.localStorage.setItem("locale", "lo");
    window.dispatchEvent(new StorageEvent("storage", { key: "locale", newValue: "lo" }));
    await expect.poll(() => shown(controller)).toEqual(everywhere("lo"));
    window.localStorage.setItem("locale", "nothing");
    window.dispatchEvent(new StorageEvent("storage", { key: "locale", newValue: "nothing" }));
    await soon();
    expect(controller.current()).toBe("lo");
  });

  test("that failed to load blocks no other text from loading", async () => {
    const load = vi.fn<Load>(async (language, namespace) => {
      if (namespace === "transfer") throw new TypeError("Failed to fetch");
      return { in: language };
    });
    const controller = aController(load);
    await expect(controller.loadNamespaces(["transfer"])).rejects.toThrow("Failed to fetch");
    await controller.loadNamespaces(["ui"]);
    controller.change("en");
    await expect.poll(() => shown(controller)).toEqual(everywhere("en"));
  });
});
