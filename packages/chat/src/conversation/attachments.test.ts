import type { ApiError, ChatConversation, ChatMessage } from "@member-wallet/api";
import { afterEach, describe, expect, test } from "vitest";
import { CHAT_TIMES } from "../chat-figures.ts";
import { aStorage, someFiles } from "../testing/chat-client.ts";
import type { Answer } from "./chat-calls.ts";
import type { OutgoingState } from "./conversation.ts";
import { createAttempts } from "./attempt.ts";
import { createChanges } from "./changes.ts";
import { createDelivery } from "./delivery.ts";
import { createOutbox } from "./outbox.ts";

const stopping: (() => void)[] = [];
afterEach(() => stopping.splice(0).forEach((stop) => stop()));

interface Upload {
  file: File;
  onProgress: (share: number) => void;
  answer: (answer: Answer<{ path: string }>) => void;
  cancelled: boolean;
}

/** An outbox whose server answers every message; the test answers the uploads. */
function anOutbox({ storage = aStorage(), files = someFiles() } = {}) {
  const uploads: Upload[] = [];
  const sent: ChatMessage[] = [];
  const changes = createChanges();
  const outbox = createOutbox({ storage, files, owner: "member a", onChange: changes.tell });
  const attempts = createAttempts({
    outbox,
    calls: {
      async send(_clientId, _key, message) {
        sent.push(message);
        return { data: { createdAt: "2026-01-05T00:00:00.000Z" } };
      },
      upload(_key, _media, file, onProgress) {
        const { promise, resolve } = Promise.withResolvers<Answer<{ path: string }>>();
        const upload: Upload = { file, onProgress, answer: resolve, cancelled: false };
        uploads.push(upload);
        return {
          answer: promise,
          cancel() {
            upload.cancelled = true;
            resolve({ error: { kind: "aborted" } });
          },
        };
      },
    },
    isUp: () => true,
    newest: () => 0,
    sync: async () => true,
    knowsKeys: () => true,
    onStored: ({ clientId }: ChatConversation) => outbox.confirm(clientId ?? ""),
  });
  const times = { ...CHAT_TIMES, sendDelay: 0, historyRetry: 1 };
  const delivery = createDelivery({ outbox, attempts, times, nextSync: () => new Promise(() => {}) });
  changes.subscribe(delivery.review);
  const states = () => outbox.messages().map(({ state }) => state);
  const seen: OutgoingState[][] = [];
  changes.subscribe(() => seen.push(states()));
  outbox.restore();
  const stop = () => {
    outbox.stop();
    delivery.stop();
  };
  stopping.push(stop);
  return { outbox, stop, uploads, sent, storage, files, states, seen };
}

const picture = () => new File(["picture"], "cat.png", { type: "image/png" });

describe("an attachment", () => {
  test("is uploaded with progress, then sent as a media message, and its file is forgotten", async () => {
    const { outbox, uploads, sent, states, files, storage } = anOutbox();
    outbox.sendFile(picture(), "image");
    await expect.poll(() => uploads).toHaveLength(1);
    expect(files.kept.size).toBe(1);
    uploads[0]?.onProgress(0.5);
    expect(states()).toEqual([{ kind: "uploading", progress: 0.5 }]);
    uploads[0]?.answer({ data: { path: "/files/chat/a.png" } });
    await expect
      .poll(() => sent)
      .toEqual([
        {
          message_type: "media",
          payload: {
            message: "",
            url: "/files/chat/a.png",
            fileType: "image",
            filePath: "/files/chat/a.png",
            name: "cat.png",
          },
        },
      ]);
    await expect.poll(states).toEqual([]);
    expect(files.kept.size).toBe(0);
    expect(storage.read("chatOutbox")).toBeNull();
  });

  test("keeps the order: a text behind it waits", async () => {
    const { outbox, uploads, sent } = anOutbox();
    outbox.sendFile(picture(), "image");
    outbox.sendMessage({ message_type: "text", payload: "after" });
    await expect.poll(() => uploads).toHaveLength(1);
    expect(sent).toEqual([]);
    uploads[0]?.answer({ data: { path: "/p" } });
    await expect.poll(() => sent.map(({ message_type }) => message_type)).toEqual(["media", "text"]);
  });

  test("that is removed while it is uploaded is cancelled, and what follows is sent", async () => {
    const { outbox, uploads, sent, files, states } = anOutbox();
    outbox.sendFile(picture(), "image");
    outbox.sendMessage({ message_type: "text", payload: "after" });
    await expect.poll(() => uploads).toHaveLength(1);
    outbox.remove(outbox.messages()[0]?.id ?? "");
    await expect.poll(() => sent).toEqual([{ message_type: "text", payload: "after" }]);
    expect(uploads[0]?.cancelled).toBe(true);
    expect(states()).toEqual([]);
    expect(files.kept.size).toBe(0);
  });

  test("whose upload cannot be read has failed, and can be tried again", async () => {
    const { outbox, uploads, states } = anOutbox();
    outbox.sendFile(picture(), "image");
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.answer({ error: { kind: "shape" } });
    await expect.poll(states).toEqual([{ kind: "failed", error: { kind: "unexpected" } }]);
    outbox.retry(outbox.messages()[0]?.id ?? "");
    await expect.poll(() => uploads).toHaveLength(2);
    uploads[1]?.answer({ data: { path: "/p" } });
    await expect.poll(states).toEqual([]);
  });

  test.each<Extract<ApiError, { kind: "refused" }>>([
    { kind: "refused", message: "SLIP_INVALID_FILE", status: 400 },
    { kind: "refused", message: "QUOTA", status: 413 },
  ])(
    "that is refused for good has failed with its reason ($message), and what follows is sent",
    async (error) => {
      const { outbox, uploads, sent, states } = anOutbox();
      outbox.sendFile(picture(), "image");
      outbox.sendMessage({ message_type: "text", payload: "after" });
      await expect.poll(() => uploads).toHaveLength(1);
      uploads[0]?.answer({ error });
      await expect.poll(() => sent).toHaveLength(1);
      expect(states()).toEqual([{ kind: "failed", error }]);
      expect(uploads).toHaveLength(1);
    },
  );

  test.each<ApiError>([
    { kind: "offline" },
    { kind: "timeout" },
    { kind: "server", status: 502 },
    { kind: "refused", message: "Down", status: 503 },
    { kind: "refused", message: "REQUEST_LIMIT", status: 429 },
    { kind: "refused-silently", status: 429 },
  ])(
    "whose upload is answered with %o waits and is uploaded again by itself, before what follows",
    async (error) => {
      const { outbox, uploads, sent, states, seen } = anOutbox();
      outbox.sendFile(picture(), "image");
      outbox.sendMessage({ message_type: "text", payload: "after" });
      for (const attempt of [1, 2]) {
        // oxlint-disable-next-line no-await-in-loop -- One upload after another.
        await expect.poll(() => uploads).toHaveLength(attempt);
        uploads[attempt - 1]?.answer({ error });
      }
      await expect.poll(() => uploads).toHaveLength(3);
      const waiting = { kind: "waiting", for: expect.any(String) };
      expect(seen).toContainEqual([waiting, waiting]);
      expect(seen.flat()).not.toContainEqual(expect.objectContaining({ kind: "failed" }));
      expect(sent).toEqual([]);
      uploads[2]?.answer({ data: { path: "/p" } });
      await expect.poll(() => sent.map(({ message_type }) => message_type)).toEqual(["media", "text"]);
      expect(states()).toEqual([]);
    },
  );

  test("is uploaded after a reload that came before the answer", async () => {
    const storage = aStorage();
    const files = someFiles();
    const first = anOutbox({ storage, files });
    first.outbox.sendFile(picture(), "image");
    await expect.poll(() => first.uploads).toHaveLength(1);
    first.stop();
    const second = anOutbox({ storage, files });
    await expect.poll(() => second.uploads).toHaveLength(1);
    expect(await second.uploads[0]?.file.text()).toBe("picture");
    await expect
      .poll(() => second.outbox.messages())
      .toMatchObject([{ content: { name: "cat.png", preview: expect.stringMatching(/^blob:/) } }]);
  });

  test("that waits for its upload after a reload, or is sent again, can be cancelled before its turn", async () => {
    const storage = aStorage();
    const files = someFiles();
    const first = anOutbox({ storage, files });
    first.outbox.sendFile(picture(), "image");
    first.outbox.sendFile(picture(), "image");
    first.stop();
    const { outbox, uploads, states } = anOutbox({ storage, files });
    expect(states()).toEqual([
      { kind: "uploading", progress: 0 },
      { kind: "uploading", progress: 0 },
    ]);
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.answer({ error: { kind: "shape" } });
    await expect.poll(() => uploads).toHaveLength(2);
    const [{ id } = { id: "" }] = outbox.messages();
    outbox.retry(id);
    expect(states()[0]).toEqual({ kind: "uploading", progress: 0 });
    expect(storage.read("chatOutbox")).not.toContain('"unexpected"');
    outbox.remove(id);
    expect(states()).toEqual([{ kind: "uploading", progress: 0 }]);
    expect(files.kept.size).toBe(1);
  });

  test("whose file could not be kept over a reload says so before its turn and after one more reload", async () => {
    const storage = aStorage();
    const files = someFiles();
    const first = anOutbox({ storage, files });
    first.outbox.sendFile(picture(), "image");
    first.outbox.sendFile(picture(), "image");
    const [, { id } = { id: "" }] = first.outbox.messages();
    await files.remove("member a", id);
    first.stop();
    const missing = {
      content: { preview: null, name: "cat.png" },
      state: { kind: "failed", error: { kind: "file-missing" } },
    };
    const second = anOutbox({ storage, files });
    await expect
      .poll(() => second.outbox.messages())
      .toMatchObject([{ state: { kind: "uploading" } }, missing]);
    second.stop();
    const third = anOutbox({ storage, files });
    await expect
      .poll(() => third.outbox.messages())
      .toMatchObject([{ state: { kind: "uploading" } }, missing]);
    await expect.poll(() => third.uploads).toHaveLength(1);
    third.outbox.remove(id);
    third.uploads[0]?.answer({ data: { path: "/p" } });
    await expect.poll(third.states).toEqual([]);
    expect(storage.read("chatOutbox")).toBeNull();
  });
});
