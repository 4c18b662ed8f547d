import * as fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { LANGUAGES, loadTexts } from "@member-wallet/locales";
import { ACT_VIEWS } from "../money-calls/record/act-views.ts";
import { preparedMessage } from "./prepared-message.ts";

async function textsIn(language: (typeof LANGUAGES)[number]) {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { chat: await loadTexts(language, "chat") } },
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(language, "chat");
}

test.each([
  ["th", "ส่งสลิปแล้วแต่ไม่ผ่าน", "1,000.50 บาท", "เวลา: 05/01/2026 10:04:05"],
  ["lo", "ສົ່ງສະລິບແລ້ວ ແຕ່ບໍ່ຜ່ານ", "1,000.50 ບາດ", "ເວລາ: 05/01/2026 10:04:05"],
  ["en", "My slip was not accepted.", "1,000.50 baht", "Time: 05/01/2026 10:04:05"],
] as const)("a message in %s says what happened, amount, reference and time", async (language, ...parts) => {
  const message = preparedMessage(await textsIn(language), {
    what: "slipRejected",
    amount: satang(100_050),
    reference: "slip-2",
    time: "2026-01-05T03:04:05.000Z",
  });
  for (const part of [...parts, "slip-2"]) expect(message.text).toContain(part);
  const [happened, ...lines] = message.text.split("\n");
  expect(message.card).toMatchObject({ lines, text: happened });
  expect(lines).toHaveLength(3);
});

test.each([
  ["th", "ยกเลิกโบนัสแล้วยังไม่ทราบผล รบกวนช่วยตรวจสอบให้ด้วย"],
  ["lo", "ຍົກເລີກໂບນັດແລ້ວ ແຕ່ຍັງບໍ່ຮູ້ຜົນ ກະລຸນາຊ່ວຍກວດສອບໃຫ້ແດ່"],
  ["en", "I cancelled a bonus and do not know the outcome. Please check it."],
] as const)("a message in %s about a cancelled bonus is about no claim", async (language, words) => {
  const what = ACT_VIEWS["cancel-bonus"].support.unknown;
  expect(preparedMessage(await textsIn(language), { what }).text).toBe(words);
});

test("a message has a line for each thing that is known, and none for what is not", async () => {
  const t = await textsIn("en");
  const known = fc.record({
    amount: fc.option(fc.integer({ min: 1, max: 10_000_000 }).map(satang)),
    reference: fc.constantFrom(null, "", "R-1"),
    time: fc.constantFrom(null, "not a time", 1_767_582_245_000),
    reason: fc.constantFrom(null, "", "The balance is too low."),
  });
  fc.assert(
    fc.property(known, (facts) => {
      const { text, card } = preparedMessage(t, { what: "withdrawFailed", ...facts });
      const lines = text.split("\n");
      expect(card?.lines ?? []).toEqual(lines.slice(1));
      const expected = [
        facts.amount !== null,
        Boolean(facts.reference),
        typeof facts.time === "number",
        Boolean(facts.reason),
      ];
      expect(lines).toHaveLength(1 + expected.filter(Boolean).length);
      for (const line of lines) expect(line).not.toMatch(/null|undefined|—|\{\{/);
    }),
  );
});
