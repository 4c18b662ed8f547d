import { expect, test, vi } from "vitest";
import { browserFiles } from "./file-store.ts";

let databases = 0;
const someBrowserFiles = () => browserFiles(`test-${(databases += 1)}`);

test("a file is kept over a reload, with its name and type, until it is removed", async () => {
  const files = someBrowserFiles();
  await files.put("member a", "1", new File(["cat"], "แมว.png", { type: "image/png" }));
  const kept = await browserFiles(`test-${databases}`).get("member a", "1");
  expect(kept).toMatchObject({ name: "แมว.png", type: "image/png", size: 3 });
  expect(await kept?.text()).toBe("cat");
  await files.remove("member a", "1");
  expect(await files.get("member a", "1")).toBeNull();
});

test("a file belongs to one customer, and stays when another one chats in a second tab", async () => {
  const files = someBrowserFiles();
  const secondTab = browserFiles(`test-${databases}`);
  await files.put("member a", "1", new File(["a"], "a.png"));
  await secondTab.put("guest b", "1", new File(["b"], "b.png"));
  await secondTab.cleanUp("guest b");
  expect(await (await files.get("member a", "1"))?.text()).toBe("a");
  expect(await (await secondTab.get("guest b", "1"))?.text()).toBe("b");
});

test("what a customer stored or loaded in this tab goes when another one comes here, and no other file", async () => {
  const before = someBrowserFiles();
  await before.put("member a", "1", new File(["a"], "1.png"));
  await before.put("member a", "2", new File(["a"], "2.png"));
  await before.put("guest b", "1", new File(["b"], "b.png"));
  const reloaded = browserFiles(`test-${databases}`);
  await reloaded.get("member a", "1");
  await reloaded.put("member a", "3", new File(["a"], "3.png"));
  await reloaded.cleanUp("member a");
  expect(await reloaded.get("member a", "3")).not.toBeNull();
  await reloaded.cleanUp("guest b");
  const kept = await Promise.all(["1", "2", "3"].map((id) => before.get("member a", id)));
  expect(kept.map((file) => file?.name)).toEqual([undefined, "2.png", undefined]);
  expect(await before.get("guest b", "1")).not.toBeNull();
});

test("a file that no tab has sent for a day goes, whoever's it is", async () => {
  const files = someBrowserFiles();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    await files.put("member a", "1", new File(["a"], "a.png"));
    await files.put("guest b", "1", new File(["b"], "b.png"));
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000);
    await files.put("guest b", "2", new File(["b"], "new.png"));
    vi.setSystemTime(Date.now() + 1);
    await browserFiles(`test-${databases}`).cleanUp("guest b");
  } finally {
    vi.useRealTimers();
  }
  expect(await files.get("member a", "1")).toBeNull();
  expect(await files.get("guest b", "1")).toBeNull();
  expect(await files.get("guest b", "2")).not.toBeNull();
});

test("where the browser refuses to store, nothing is kept and nothing breaks", async () => {
  const opened = indexedDB.open("test-refused", 2);
  await new Promise((resolve) => opened.addEventListener("success", resolve));
  opened.result.close();
  const files = browserFiles("test-refused");
  await files.put("member a", "1", new File(["a"], "a.png"));
  expect(await files.get("member a", "1")).toBeNull();
  await files.cleanUp("member a");
});
