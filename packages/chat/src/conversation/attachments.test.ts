import type { ApiError } from "@member-wallet/api";
import { describe, expect, test } from "vitest";
import { aStorage, someFiles } from "../testing/chat-client.ts";
import { anOutbox, picture } from "../testing/outbox-driver.ts";

/** A file name of so many characters. */
const nameOf = (length: number) => `${"x".repeat(length - 4)}.png`;

describe("an attachment", () => {
  test("is uploaded with progress, then sent as a media message, and its file is forgotten", async () => {
    const { outbox, uploads, sent, states, files, storage } = anOutbox();
    outbox.sendFile(picture(), "image", "My cat");
    await expect.poll(() => uploads).toHaveLength(1);
    expect(outbox.messages()[0]?.content).toMatchObject({ caption: "My cat" });
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
            message: "My cat",
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
    { kind: "refused", message: "UPLOAD_LIMIT", status: 413 },
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

  test("whose upload ends by its time limit three times is the customer's to send again, and what follows is sent", async () => {
    const { outbox, uploads, sent, states } = anOutbox();
    outbox.sendFile(picture(), "image");
    outbox.sendMessage({ message_type: "text", payload: "after" });
    for (const attempt of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- One upload after another.
      await expect.poll(() => uploads).toHaveLength(attempt);
      uploads[attempt - 1]?.answer({ error: { kind: "timeout" } });
    }
    await expect.poll(() => sent.map(({ message_type }) => message_type)).toEqual(["text"]);
    expect(states()).toEqual([{ kind: "failed", error: { kind: "too-slow" } }]);
    expect(uploads).toHaveLength(3);
  });

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

  test("that is removed while its file is loading after a reload leaves no file and no object URL", async () => {
    const [storage, files] = [aStorage(), someFiles()];
    const first = anOutbox({ storage, files, load: () => new Promise(() => {}) });
    first.outbox.sendFile(picture(), "image");
    const [id = ""] = first.outbox.messages().map((message) => message.id);
    first.stop();
    const loading = Promise.withResolvers<File>();
    const slow = { ...files, get: () => loading.promise };
    const { outbox } = anOutbox({ storage, files: slow, load: () => new Promise(() => {}) });
    outbox.confirm(id);
    await files.put("member a", id, picture());
    loading.resolve(picture());
    await expect.poll(() => files.kept.size).toBe(0);
    expect([outbox.messages(), outbox.preview(id)]).toEqual([[], undefined]);
  });

  test("with a name of more than 200 characters shows its end", () => {
    const { outbox } = anOutbox();
    for (const length of [200, 201]) outbox.sendFile(new File([], nameOf(length)), "image");
    expect(outbox.messages().map(({ content }) => content.kind === "attachment" && content.name)).toEqual([
      nameOf(200),
      nameOf(200),
    ]);
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
