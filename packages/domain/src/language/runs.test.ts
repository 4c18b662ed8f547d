import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foreignLanguage, languageRuns } from "./runs.ts";

test.each([
  ["en", "Siam Commercial Bank", [["Siam Commercial Bank", undefined]]],
  ["lo", "Siam Commercial Bank", [["Siam Commercial Bank", "en"]]],
  ["en", "ธนาคารแลนด์ แอนด์ เฮ้าส์", [["ธนาคารแลนด์ แอนด์ เฮ้าส์", "th"]]],
  [
    "th",
    "ทะนาคาร ທະນາຄານ •••3456",
    [
      ["ทะนาคาร ", undefined],
      ["ທະນາຄານ", "lo"],
      [" •••3456", undefined],
    ],
  ],
  [
    "lo",
    "ຈາກ Krungthai Bank ຫາ PG",
    [
      ["ຈາກ ", undefined],
      ["Krungthai Bank", "en"],
      [" ຫາ ", undefined],
      ["PG", "en"],
    ],
  ],
])("on a page in %s, %j has the runs %j", (language, text, expected) => {
  expect(languageRuns(text, language).map((run) => [run.text, run.lang])).toEqual(expected);
});

test("the runs together are the text, and every letter is in a run of its language", () => {
  const sign = fc.constantFrom("ก", "ำ", "ົ", "ກ", "a", "É", "1", " ", "-", "•");
  fc.assert(
    fc.property(fc.string({ unit: sign }), fc.constantFrom("th", "lo", "en"), (text, language) => {
      const runs = languageRuns(text, language);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      for (const run of runs) {
        const lang = run.lang ?? language;
        expect(/\p{Script=Thai}/u.test(run.text) && lang !== "th").toBe(false);
        expect(/\p{Script=Lao}/u.test(run.text) && lang !== "lo").toBe(false);
        expect(/\p{Script=Latin}/u.test(run.text) && lang !== "en").toBe(false);
      }
    }),
  );
});

test.each([
  ["lo", "Bangkok Bank", "en"],
  ["th", "ธนาคารกรุงเทพ", undefined],
  ["en", "ธนาคารกรุงเทพ", "th"],
  ["lo", "ທະນາຄານ BCEL", undefined],
  ["lo", "•••3456", undefined],
])("on a page in %s, the one other language of %j is %s", (language, text, expected) => {
  expect(foreignLanguage(text, language)).toBe(expected);
});
