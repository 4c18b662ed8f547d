import { describe, expect, test } from "vitest";
import { type actTabs, settled } from "../../testing/act-tabs.ts";
import { WITHDRAW, aTab, standsIn } from "../../testing/sample-acts.ts";

/** What stands in the form. */
const typedIn = ({ pages }: ReturnType<typeof actTabs>, tab: number) =>
  pages[tab]?.drafts.read("A", "withdraw");

/** A tab that sends what was typed, and another one. */
async function aSentDraft() {
  const tabs = await aTab(false);
  tabs.load(1);
  await settled();
  tabs.pages[0]?.drafts.write("A", "withdraw", "110", true);
  tabs.press(0, WITHDRAW, "withdraw");
  await settled();
  return tabs;
}
describe("what was typed for a withdrawal", () => {
  test("goes when it is done after a reload", async () => {
    const tabs = await aSentDraft();
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBe("110");
    tabs.answer(0, "late");
    tabs.pass(20_000);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
    expect(typedIn(tabs, 0)).toBeUndefined();
  });

  test("goes when another tab has found the end while its own was closed", async () => {
    const tabs = await aSentDraft();
    tabs.close(0);
    tabs.answer(0, "late");
    await settled();
    tabs.pass(20_000);
    await settled();
    expect(standsIn(tabs, 1)).toEqual(["processing"]);
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBeUndefined();
  });

  test("stays when it is refused, and so does what was typed since", async () => {
    const tabs = await aSentDraft();
    tabs.answer(0, "refused");
    await settled();
    expect(typedIn(tabs, 0)).toBe("110");
    tabs.press(0, WITHDRAW, "withdraw");
    await settled();
    tabs.pages[0]?.drafts.write("A", "withdraw", "220", true);
    tabs.answer(0, "done");
    await settled();
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBe("220");
  });
});
