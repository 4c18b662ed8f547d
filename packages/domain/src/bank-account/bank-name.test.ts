import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type BankNames, bankName } from "./bank-name.ts";

const BCEL = { nameTH: "ธนาคารการค้าต่างประเทศลาว", nameEN: "BCEL Bank", nameLO: "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ" };

test.each([
  ["th", BCEL, BCEL.nameTH],
  ["lo", BCEL, BCEL.nameLO],
  ["en", BCEL, BCEL.nameEN],
  ["lo", { ...BCEL, nameLO: undefined }, BCEL.nameEN],
  ["lo", { nameTH: BCEL.nameTH }, BCEL.nameTH],
  ["en", { nameTH: BCEL.nameTH, nameEN: " " }, BCEL.nameTH],
  ["th", { nameTH: null, nameEN: BCEL.nameEN }, BCEL.nameEN],
  ["en", { nameTH: "", nameEN: null }, "BCEL"],
])("a bank on a page in %s with the names %j is called %s", (language, names, expected) => {
  expect(bankName(names, "BCEL", language)).toBe(expected);
});

/** A name that may be missing. */
const name = (text: string) => fc.constantFrom(undefined, null, "", " ", text);

test("a Lao or an English page shows Thai letters only where there is no other name", () => {
  const names = fc.record<BankNames>({
    nameTH: name(BCEL.nameTH),
    nameEN: name(BCEL.nameEN),
    nameLO: name(BCEL.nameLO),
  });
  fc.assert(
    fc.property(names, fc.constantFrom("lo", "en"), (given, language) => {
      const others = language === "lo" ? [given.nameLO, given.nameEN] : [given.nameEN];
      const hasOther = others.some((other) => other && other.trim() !== "");
      expect(/\p{Script=Thai}/u.test(bankName(given, "BCEL", language)) && hasOther).toBe(false);
    }),
  );
});
