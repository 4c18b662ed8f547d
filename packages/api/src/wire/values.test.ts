import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { aSlipEntry } from "../slip/fixtures.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";

const amountOf = (amount: number) =>
  v.parse(wire.WalletAnswer, aWalletAnswer({ wallet: { amount } })).wallet.amount;

describe("money in an answer", () => {
  test("is read as whole satang, and smaller fractions are floored", () => {
    expect([0.3, 0.30000000000000004, 1480.25, 19.999, -0, -2.5].map(amountOf)).toEqual([
      30, 30, 148_025, 1_999, 0, -250,
    ]);
  });
});

/** What servers send in place of an amount. */
const NO_AMOUNTS = [null, undefined, "500", "", "1e3", 1e30, -1e13, true, [], {}];

describe("an amount that fails to parse", () => {
  test.each(NO_AMOUNTS)("of a game, %j, leaves the game in the list with an unknown amount", (amount) => {
    const slots = [aGameAccount(), { ...aGameAccount({ code: "JOKER" }), amount }];
    const answer = v.parse(wire.WalletAnswer, { ...aWalletAnswer(), slots });
    expect(answer.slots).toMatchObject([
      { code: "PG", amount: 5_000 },
      { code: "JOKER", amount: null },
    ]);
    expect(answer.allSlots).toBe(true);
  });

  test.each(NO_AMOUNTS)("of the wallet, %j, leaves the wallet with an unknown amount", (amount) => {
    const answer = v.parse(wire.WalletAnswer, { ...aWalletAnswer(), wallet: { amount } });
    expect(answer.wallet).toEqual({ amount: null });
  });
});

describe("a message", () => {
  test.each([[{}], [null], [undefined], [""], [{ message: null }], [{ message: " " }]])(
    "may be %j: the status alone decides",
    (answer) => {
      expect(v.parse(wire.Message, answer)).toEqual({ message: null });
    },
  );
});

const blanks = fc.string({
  unit: fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u200b", "\u2060", "\ufeff", "\0"),
});

describe("a blank text", () => {
  test("reads as missing wherever a text may be missing", () => {
    fc.assert(
      fc.property(blanks, (blank) => {
        const qr = { qrcodeId: null, hasQrcode: false, qrcode: "", amount: null, expireIn: null };
        const read = [
          v.parse(wire.Message, { message: blank }).message,
          v.parse(wire.QrState, { ...qr, message: blank }).message,
          v.parse(wire.OtpSendAnswer, { otpRef: blank, otpToken: blank, code: blank }),
          v.parse(wire.InfoAnswer, { name: blank, website: blank }),
          v.parse(wire.SlipEntry, aSlipEntry({ note: blank })).note,
          v.parse(wire.StatementEntry, aStatementEntry({ from: blank })).from,
        ];
        expect(read).toEqual([
          null,
          "",
          { otpRef: "", otpToken: "", code: "" },
          { name: "", website: "" },
          null,
          null,
        ]);
      }),
    );
  });

  test("is not one with a letter, a digit or a mark of any language", () => {
    fc.assert(
      fc.property(blanks, fc.constantFrom("ก", "ກ", "a", "7", "!", "🙂"), blanks, (before, sign, after) => {
        const message = before + sign + after;
        expect(v.parse(wire.Message, { message }).message).toBe(message);
      }),
    );
  });
});

describe("an item with a code", () => {
  test.each([null, "", "   ", 7, undefined])("and %j for a name shows its code, or its bank's", (name) => {
    expect(v.parse(wire.GameAccount, { ...aGameAccount(), name })).toMatchObject({ name: "PG" });
    expect(v.parse(wire.SourcesAnswer, [{ code: "FB", description: name }])).toEqual([
      { code: "FB", description: "FB" },
    ]);
    expect(v.parse(wire.BanksAnswer, [{ code: "SCB", nameTH: name, nameEN: name }])).toEqual([
      { code: "SCB", nameTH: "", nameEN: "" },
    ]);
  });

  test("that is blank is dropped", () => {
    expect(v.parse(wire.BanksAnswer, [{ code: " ", nameTH: "x" }])).toEqual([]);
    expect(v.parse(wire.SourcesAnswer, [{ code: "", description: "x" }])).toEqual([]);
    expect(v.parse(wire.WalletAnswer, aWalletAnswer({ slots: [aGameAccount({ code: " " })] })).slots).toEqual(
      [],
    );
  });
});

test("blank texts of the operator are dropped", () => {
  expect(v.parse(wire.ConditionsAnswer, ["<p>Play fair.</p>", "", "  "])).toEqual(["<p>Play fair.</p>"]);
  expect(v.parse(wire.AgreementsAnswer, ["\n"])).toEqual([]);
});

describe("a switch of the look-ups", () => {
  test.each([
    [true, true],
    [{ registerOTP: true }, true],
    [{ registerOTP: false, more: 1 }, false],
  ])("is read from %j", (answer, expected) => {
    expect(v.parse(wire.RegisterOtpAnswer, answer)).toBe(expected);
  });
});

test.each([
  ["2026-01-05T03:04:05", "2026-01-05T03:04:05Z"],
  ["2026-01-05 03:04:05.123", "2026-01-05T03:04:05.123Z"],
  ["2026-01-05T03:04", "2026-01-05T03:04Z"],
  ["2026-01-05T03:04:05Z", "2026-01-05T03:04:05Z"],
  ["2026-01-05T10:04:05+07:00", "2026-01-05T10:04:05+07:00"],
  ["2026-01-05", "2026-01-05"],
])("the time %s is %s on every phone: UTC where it names no zone", (createdAt, read) => {
  expect(v.parse(wire.StatementEntry, { ...aStatementEntry(), createdAt }).createdAt).toBe(read);
});
