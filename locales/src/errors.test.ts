import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { textsOf } from "./testing/text-files.ts";

const codes = textsOf("th", "errors").map(({ key }) => key);

describe.each(LANGUAGES)("failures in %s", (language) => {
  const texts = new Map(textsOf(language, "errors").map(({ key, text }) => [key, text]));

  test("that put the member's identity in doubt share one text, because it leads to the log-in", () => {
    const doubts = [1, 2, 3, 4].map((number) => texts.get(`errorMsg.INVALID_USER_${number}`));
    expect(new Set(doubts).size).toBe(1);
    const sharing = codes.filter((code) => texts.get(code) === doubts[0]);
    expect(sharing).toHaveLength(4);
  });

  test("of the wheel have a separate text about a bonus in use", () => {
    expect(texts.get("wheel.BONUS_REMAINING")).not.toBe(texts.get("errorMsg.BONUS_REMAINING"));
  });

  test("with an unknown outcome send the member to the statement and never call it failed", () => {
    const statement = { th: "ประวัติรายการ", lo: "ລາຍການເຄື່ອນໄຫວ", en: "statement" }[language];
    for (const key of ["kind.outcomeUnknown", "kind.stillRunning"]) {
      expect(texts.get(key)).toContain(statement);
      expect(texts.get(key)).not.toMatch(/ไม่สำเร็จ|ບໍ່ສຳເລັດ|fail/i);
    }
  });

  test("without an answer name the service and the connection: either can be the cause", () => {
    const causes = {
      th: ["ระบบ", "การเชื่อมต่อ"],
      lo: ["ລະບົບ", "ການເຊື່ອມຕໍ່"],
      en: ["service", "connection"],
    }[language];
    for (const cause of causes) expect(texts.get("kind.offline")).toContain(cause);
  });

  test("show no code to the member", () => {
    expect([...texts.values()].filter((text) => /[A-Z]+_[A-Z_]+/.test(text))).toEqual([]);
  });
});
