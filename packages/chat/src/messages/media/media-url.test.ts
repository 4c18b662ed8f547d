import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { mediaUrl } from "./media-url.ts";

const CHAT = "https://chat.example";
vi.stubGlobal("location", new URL("https://site.example/user/home"));

const addresses = fc
  .tuple(
    fc.constantFrom(
      "",
      "/",
      "//",
      "/\\",
      "/.//",
      "../",
      "javascript:",
      "data:text/html,",
      "data:image/png;base64,",
      "blob:https://chat.example/",
      "intent://",
      "file:///",
      "https://",
      "https://bank@",
    ),
    fc.oneof(fc.webPath(), fc.string({ unit: "binary" }), fc.constantFrom("files/a.png", "evil.example/a")),
  )
  .map((parts) => parts.join(""));

test("media comes from the web, a picture also from data, in 10,000 tries", () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom(CHAT, ""), (address, chatUrl) => {
      expect(mediaUrl(chatUrl, address, "image") ?? "https:").toMatch(/^(?:https?:|data:image\/)/);
      expect(mediaUrl(chatUrl, address, "video") ?? "https:").toMatch(/^https?:/);
      expect(mediaUrl(chatUrl, address, "file") ?? "https:").toMatch(/^https?:/);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ["/files/chat/a.png", CHAT, "https://chat.example/files/chat/a.png"],
  ["files/chat/a.png", CHAT, "https://chat.example/files/chat/a.png"],
  ["files/chat/a.png", "", "https://site.example/files/chat/a.png"],
  ["https://media.example/a.png", CHAT, "https://media.example/a.png"],
])("%s of the backend %j is %s", (address, chatUrl, url) => {
  expect(mediaUrl(chatUrl, address, "image")).toBe(url);
});

test.each(["", " ", "javascript:alert(1)", "data:text/html,<b>", "https://", "blob:https://chat.example/1"])(
  "%j is nothing to show",
  (address) => {
    expect(mediaUrl(CHAT, address, "image")).toBeNull();
  },
);
