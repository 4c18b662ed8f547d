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

test("a file belongs to one customer", async () => {
  const files = someBrowserFiles();
  await files.put("member a", "1", new File(["a"], "a.png"));
  await files.put("guest b", "1", new File(["b"], "b.png"));
  expect(await (await files.get("member a", "1"))?.text()).toBe("a");
  expect(await (await files.get("guest b", "1"))?.text()).toBe("b");
});

test("all files go but those of the customers who may stay, whichever tab stored them", async () => {
  const files = someBrowserFiles();
  await files.put("member a", "1", new File(["a"], "1.png"));
  await files.put("member a", "2", new File(["a"], "2.png"));
  await files.put("guest b", "1", new File(["b"], "b.png"));
  const secondTab = browserFiles(`test-${databases}`);
  await secondTab.keepOnly(["member a"]);
  const names = async (customer: string, ids: string[]) =>
    (await Promise.all(ids.map((id) => files.get(customer, id)))).map((file) => file?.name);
  expect(await names("member a", ["1", "2"])).toEqual(["1.png", "2.png"]);
  expect(await names("guest b", ["1"])).toEqual([undefined]);
  await secondTab.keepOnly([]);
  expect(await names("member a", ["1", "2"])).toEqual([undefined, undefined]);
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
    await browserFiles(`test-${databases}`).keepOnly(["member a", "guest b"]);
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
  await files.keepOnly(["member a"]);
});
