import { expect, test } from "vitest";
import { roomOf } from "./room.ts";

test("a room is named by the prefix and the id of whoever chats", () => {
  expect(roomOf("demo-", { kind: "member", userId: "64f0" })).toBe("demo-64f0");
  expect(roomOf("demo-", { kind: "guest", guestId: "ab12" })).toBe("demo-ab12");
});
