import { describe, expect, onTestFinished, test, vi } from "vitest";
import { someFiles } from "../testing/chat-client.ts";
import { anOutbox, picture, SENDING } from "../testing/outbox-driver.ts";
import { lazyFiles } from "./lazy-files.ts";

/** Code that cannot be fetched until it is mended. */
function aDeadLine<Code>(code: Code) {
  let dead = true;
  const load = vi.fn<() => Promise<Code>>(async () => {
    if (dead) throw new TypeError("Failed to fetch dynamically imported module");
    return code;
  });
  return { load, mend: () => (dead = false) };
}

function withoutClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

const text = (payload: string) => ({ message_type: "text", payload }) as const;

describe("while the code that sends cannot be fetched", () => {
  test("messages wait, can be removed, and are then sent once each, in order", async () => {
    const { load, mend } = aDeadLine(SENDING);
    const { outbox, sent, states } = anOutbox({ load });
    ["a", "b", "c"].forEach((word) => outbox.sendMessage(text(word)));
    const waiting = { kind: "waiting", for: "connection" };
    await expect.poll(states).toEqual([waiting, waiting, waiting]);
    outbox.remove(outbox.messages()[1]?.id ?? "");
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(2);
    expect(sent).toEqual([]);
    mend();
    outbox.sendMessage(text("d"));
    await expect.poll(() => sent).toEqual([text("a"), text("c"), text("d")]);
    expect(outbox.messages()).toEqual([]);
  });

  test("it is asked for from the first message on, and no more once the conversation has ended", async () => {
    withoutClock();
    const { load } = aDeadLine(SENDING);
    const { outbox, stop } = anOutbox({ load });
    expect(load).not.toHaveBeenCalled();
    outbox.sendMessage(text("a"));
    await vi.advanceTimersByTimeAsync(10);
    stop();
    const asked = load.mock.calls.length;
    expect(asked).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(asked);
  });
});

test("the code that sends is asked for once while a message is being written, and again after it could not be fetched", async () => {
  const { load, mend } = aDeadLine(SENDING);
  const { outbox, prepare, sent } = anOutbox({ load });
  prepare();
  prepare();
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  mend();
  prepare();
  prepare();
  expect(load).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([]);
  outbox.sendMessage(text("a"));
  await expect.poll(() => sent).toEqual([text("a")]);
});

test("a stored file is not missing while the code that reads it cannot be fetched", async () => {
  withoutClock();
  const kept = someFiles();
  kept.kept.set("member a/1", picture());
  const { load, mend } = aDeadLine({ browserFiles: () => kept });
  const files = lazyFiles(load);
  const found = files.get("member a", "1");
  const put = files.put("member a", "2", picture());
  const removed = files.remove("member a", "2");
  await vi.advanceTimersByTimeAsync(60_000);
  mend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await found)?.name).toBe("cat.png");
  await Promise.all([put, removed]);
  expect([...kept.kept.keys()]).toEqual(["member a/1"]);
});
