import { describe, expect, onTestFinished, test, vi } from "vitest";
import { aStorage, someFiles } from "../testing/chat-client.ts";
import { anOutbox, picture, STORED } from "../testing/outbox-driver.ts";

/** A storage with a picture that was uploaded some time ago, and its file. */
function anUploaded(minutesAgo: number) {
  const id = "0".repeat(32);
  const [storage, files] = [aStorage(), someFiles()];
  files.kept.set(`member a/${id}`, picture());
  const upload = { path: "/old", at: Date.now() - minutesAgo * 60_000, key: "1".repeat(32) };
  const common = { id, queuedAt: 0, tried: false, newestBefore: null, approved: false, failure: null };
  const item = { ...common, kind: "attachment", media: "image", name: "cat.png", size: 7, upload };
  storage.write("chatOutbox", JSON.stringify({ customer: "member a", messages: [item] }));
  return { storage, files };
}

describe("an upload that was made before a reload", () => {
  test("is sent while the server keeps it", async () => {
    const { sent, uploads } = anOutbox(anUploaded(10));
    await expect.poll(() => sent).toMatchObject([{ payload: { filePath: "/old" } }]);
    expect(uploads).toEqual([]);
  });

  test("is made again when the server may have deleted it", async () => {
    const { sent, uploads } = anOutbox(anUploaded(40));
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.answer({ data: { path: "/new" } });
    await expect.poll(() => sent).toMatchObject([{ payload: { filePath: "/new" } }]);
  });

  test("is made once more when its message is refused, as another request of the same message", async () => {
    const refusal = { error: { kind: "refused", message: "SLIP_INVALID_FILE", status: 400 } } as const;
    const { uploads, requests, states } = anOutbox({ ...anUploaded(10), answer: () => refusal });
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.answer({ data: { path: "/new" } });
    await expect.poll(states).toEqual([{ kind: "failed", error: refusal.error }]);
    expect(uploads).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(new Set(requests.map(({ clientId }) => clientId)).size).toBe(1);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
  });
});

/** The server's answer when it has no time for a message; `retryAfter` in milliseconds. */
const busyFor = (retryAfter: number) =>
  ({ error: { kind: "refused-silently", status: 429, retryAfter } }) as const;

test("a server that asks to wait gets nothing before that time, neither this message nor the next", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { outbox, requests, sent, states } = anOutbox({
    answer: (attempt) => (attempt === 1 ? busyFor(30_000) : STORED),
  });
  outbox.sendMessage({ message_type: "text", payload: "a" });
  outbox.sendMessage({ message_type: "text", payload: "b" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states()).toEqual([
    { kind: "waiting", for: "server" },
    { kind: "waiting", for: "server" },
  ]);
  outbox.remove(outbox.messages()[0]?.id ?? "");
  await vi.advanceTimersByTimeAsync(28_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ message_type: "text", payload: "b" }]);
});

test("each failure in a row doubles the pause, up to an hour that the server asks for, and a stored message ends it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [busyFor(0), busyFor(0), busyFor(0), STORED, busyFor(0), busyFor(7_200_000), STORED];
  const times: number[] = [];
  const { outbox, sent } = anOutbox({
    answer(attempt) {
      times.push(performance.now());
      return answers[attempt - 1] ?? STORED;
    },
  });
  outbox.sendMessage({ message_type: "text", payload: "a" });
  outbox.sendMessage({ message_type: "text", payload: "b" });
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(sent.map(({ payload }) => payload)).toEqual(["a", "b"]);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([1, 2, 4, 1, 1, 3_600_000]);
});

test("one throw ends nothing: the message is sent again, and what follows after it", async () => {
  const { outbox, sent, states } = anOutbox({
    answer(attempt) {
      if (attempt === 1) throw new Error("A defect");
      return STORED;
    },
  });
  outbox.sendMessage({ message_type: "text", payload: "a" });
  outbox.sendMessage({ message_type: "text", payload: "b" });
  await expect.poll(() => sent.map(({ payload }) => payload)).toEqual(["a", "b"]);
  expect(states()).toEqual([]);
});

test("a message that always throws has failed in the end, and what follows is sent", async () => {
  const { outbox, sent, states } = anOutbox({
    answer(attempt) {
      if (attempt <= 4) throw new Error("A defect");
      return STORED;
    },
  });
  outbox.sendMessage({ message_type: "text", payload: "a" });
  outbox.sendMessage({ message_type: "text", payload: "b" });
  await expect.poll(() => sent).toEqual([{ message_type: "text", payload: "b" }]);
  expect(states()).toEqual([{ kind: "failed", error: { kind: "unexpected" } }]);
});
