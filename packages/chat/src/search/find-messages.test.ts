import { assert, pre, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { ChatMessage } from "@member-wallet/api";
import { aMessage } from "../testing/sample-messages.ts";
import { aTextMessage } from "../testing/panel-fixtures.ts";
import { findMessages } from "./find-messages.ts";

const word = string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== "");
const text = string({ unit: "grapheme" });

test("whatever stands in a message is found by it, between any other words", () => {
  assert(
    property(text, word, text, (before, words, after) => {
      const message = aTextMessage(`${before} ${words.trim()} ${after}`);
      expect(findMessages([message], words)).toEqual([message]);
    }),
  );
});

test("what doesn't stand in a message doesn't find it, whatever signs it has", () => {
  assert(
    property(text, word, (own, words) => {
      pre(!own.toLowerCase().includes(words.trim().toLowerCase()));
      expect(findMessages([aTextMessage(own.toLowerCase())], words.toLowerCase())).toEqual([]);
    }),
  );
});

test("case doesn't matter, and spaces alone find nothing", () => {
  const messages = [aTextMessage("My SLIP"), aTextMessage("ฝากเงินแล้ว"), aTextMessage("ຝາກເງິນແລ້ວ")];
  const found = (typed: string) => findMessages(messages, typed).map(({ id }) => id);
  expect(found("slip")).toEqual(["My SLIP"]);
  expect(found(" เงิน ")).toEqual(["ฝากเงินแล้ว"]);
  expect(found("ເງິນ")).toEqual(["ຝາກເງິນແລ້ວ"]);
  expect(found("  ")).toEqual([]);
});

test.each<ChatMessage>([
  { message_type: "postback", payload: { title: "Word", payload: "1" } },
  { message_type: "buttons", payload: { message: "word", buttons: [] } },
  {
    message_type: "buttons",
    payload: { message: "", buttons: [{ type: "web", title: "A word", payload: "" }] },
  },
  { message_type: "quick_replies", payload: { message: "word?", buttons: [] } },
  { message_type: "media", payload: { message: "word", url: "", fileType: "image", filePath: "", name: "" } },
  {
    message_type: "generic",
    payload: { cards: [{ image_url: "", title: "", subtitle: "Some words", buttons: [] }] },
  },
])("a word is found in a message of every type: %o", (content) => {
  const message = aMessage(content);
  expect(findMessages([message], "word")).toEqual([message]);
  expect(findMessages([message], "other")).toEqual([]);
});
