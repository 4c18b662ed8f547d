import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { aSlipEntry, aStatementEntry } from "../statement/fixtures.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";

/** Every schema that the wire exports, by name. */
const SCHEMAS = Object.values<unknown>(wire).filter(
  (value) => typeof value === "object" && value !== null && "~run" in value,
);

describe("every schema of the wire", () => {
  test("answers yes or no to any JSON, and never throws", () => {
    expect(SCHEMAS.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of SCHEMAS) v.safeParse(schema as v.GenericSchema, value);
      }),
      { numRuns: 500 },
    );
  });
});

const amountOf = (amount: number) =>
  v.parse(wire.WalletAnswer, aWalletAnswer({ wallet: { amount } })).wallet.amount;

describe("money on the wire", () => {
  test("is read as whole satang, and what is finer is floored", () => {
    expect([0.3, 0.30000000000000004, 1480.25, 19.999, -0, -2.5].map(amountOf)).toEqual([
      30, 30, 148_025, 1_999, 0, -250,
    ]);
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
  test("is read as a missing one, wherever a text may be missing", () => {
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

  test("is not one with a letter, a figure or a mark of any language", () => {
    fc.assert(
      fc.property(blanks, fc.constantFrom("ก", "ກ", "a", "7", "!", "🙂"), blanks, (before, sign, after) => {
        const message = before + sign + after;
        expect(v.parse(wire.Message, { message }).message).toBe(message);
      }),
    );
  });
});

describe("the answer to a slip", () => {
  test.each([[null], [undefined], [""], [{}], [{ message: null, reference: null }], [{ reference: 7 }]])(
    "may be %j: the status alone decides",
    (answer) => {
      expect(v.parse(wire.SlipUploadAnswer, answer).reference).toBeUndefined();
    },
  );
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

describe("an entry of the statement", () => {
  test("keeps a type and a status that nobody knows yet", () => {
    const entry = aStatementEntry({ statementType: "cashback", status: "REVIEW", from: null });
    expect(v.parse(wire.StatementEntry, entry)).toMatchObject({
      statementType: "cashback",
      status: "REVIEW",
      from: null,
    });
  });

  test("of a slip may lack note and link", () => {
    const { note: _note, link: _link, ...rest } = aSlipEntry();
    expect(v.parse(wire.SlipEntry, rest)).toMatchObject({ note: null, link: null });
  });
});

describe("a game account", () => {
  test("may lack its pictures and links", () => {
    const { logo: _logo, web: _web, ...rest } = aGameAccount();
    expect(v.parse(wire.GameAccount, rest)).toMatchObject({ logo: null, web: null });
  });
});

describe("the look-ups of a deposit", () => {
  test("survive a figure that is null or cannot be read, and leave it out", () => {
    const offer = { banks: [], wallets: [], isManual: false, depositMin: null, qrMinutes: "10", turnover: 3 };
    expect(v.parse(wire.DepositAnswer, offer)).toMatchObject({
      depositMin: undefined,
      qrMinutes: undefined,
      turnover: 3,
    });
    expect(
      v.parse(wire.SlipRulesAnswer, { uploadWithinMinutes: 60, closedFrom: null, closedTo: "9:00" }),
    ).toMatchObject({ uploadWithinMinutes: 60, closedFrom: undefined, closedTo: undefined });
  });
});
