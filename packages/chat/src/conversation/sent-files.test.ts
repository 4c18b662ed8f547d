import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER_ID } from "../testing/chat-client.ts";

/** The object URLs that are not revoked. */
let held = new Set<string>();

beforeEach(() => {
  held = new Set();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const url = create(file);
    held.add(url);
    return url;
  });
  const revoke = URL.revokeObjectURL.bind(URL);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => {
    held.delete(url);
    revoke(url);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A client that has sent a picture; support's server stores it when the test says so. */
async function aClientWithPicture() {
  const backend = await aChatBackend();
  const client = aChatClient(backend.url);
  await expect.poll(() => client.state().connection).toBe("joined");
  client.conversation.sendFile(new File(["picture"], "slip.png", { type: "image/png" }), "image");
  const id = client.outgoing()[0]?.id ?? "";
  const payload = { message: "", url: "/files/1.png", fileType: "image", filePath: "", name: "slip.png" };
  const store = async () => {
    const message = { message_type: "media", payload };
    backend.say(MEMBER_ID, "", { sender: "customer", message, clientId: id });
    await expect.poll(() => client.state().messages).toHaveLength(1);
  };
  return { ...client, id, store };
}

test("a picture that was sent keeps its own file until the server's has loaded", async () => {
  const { conversation, outgoing, state, store } = await aClientWithPicture();
  const [url] = held;
  expect(outgoing()).toMatchObject([{ content: { preview: url } }]);
  await store();
  expect(outgoing()).toEqual([]);
  expect(state().messages).toMatchObject([{ preview: url }]);
  expect(held.size).toBe(1);
  const before = state().messages[0];
  conversation.releasePreview(url ?? "");
  expect(state().messages).toEqual([{ ...before, preview: undefined }]);
  expect(held.size).toBe(0);
});

test.each(["removed", "left before it is stored", "left after it is stored"])(
  "the own file of a picture that is %s is released",
  async (how) => {
    const { conversation, id, store } = await aClientWithPicture();
    expect(held.size).toBe(1);
    if (how === "left after it is stored") await store();
    if (how === "removed") conversation.remove(id);
    else conversation.stop();
    expect(held.size).toBe(0);
  },
);
