import { expect, test } from "vitest";
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

test("a file belongs to one customer, and goes when another one comes", async () => {
  const files = someBrowserFiles();
  await files.put("member a", "1", new File(["a"], "a.png"));
  await files.put("guest b", "1", new File(["b"], "b.png"));
  expect(await (await files.get("guest b", "1"))?.text()).toBe("b");
  await files.keepOnly("guest b");
  expect(await files.get("member a", "1")).toBeNull();
  expect(await files.get("guest b", "1")).not.toBeNull();
});

test("where the browser refuses to store, nothing is kept and nothing breaks", async () => {
  const opened = indexedDB.open("test-refused", 2);
  await new Promise((resolve) => opened.addEventListener("success", resolve));
  opened.result.close();
  const files = browserFiles("test-refused");
  await files.put("member a", "1", new File(["a"], "a.png"));
  expect(await files.get("member a", "1")).toBeNull();
  await files.keepOnly("member a");
});
