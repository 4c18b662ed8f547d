import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";
import { aBonusItem, aUserBonus } from "../bonus/fixtures.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { anInviteRow } from "../invite/fixtures.ts";
import { aRefundCheck, aRefundRow } from "../refund/fixtures.ts";
import { aSlipEntry } from "../slip/fixtures.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";
import { droppedPaths } from "../client/report-unreadable.ts";

/** Every exported schema of the API, by name. */
const SCHEMAS = Object.values<unknown>(wire).filter(
  (value) => typeof value === "object" && value !== null && "~run" in value,
);

describe("every schema of the API", () => {
  test("accepts or rejects any JSON, and never throws", () => {
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

describe("a list", () => {
  const bad = [{ ...aGameAccount(), code: 7 }, { ...aGameAccount(), isActive: "yes", category: null }, null];
  const answer = v.parse(wire.WalletAnswer, { ...aWalletAnswer(), slots: [aGameAccount(), ...bad] });

  test("drops invalid items and returns the others", () => {
    expect(answer.slots.map(({ code }) => code)).toEqual(["PG"]);
  });

  test("reports the indexes of the invalid items, and never their values", () => {
    const paths = droppedPaths(answer);
    expect(paths).toEqual(["slots.1.code", "slots.2.category", "slots.2.isActive", "slots.3"]);
  });

  test("of game accounts with a dropped item reports that it is incomplete", () => {
    expect(answer.allSlots).toBe(false);
    expect(v.parse(wire.WalletAnswer, aWalletAnswer()).allSlots).toBe(true);
  });

  test("reports where a nested list dropped an item", () => {
    const bonus = {
      code: "B",
      type: "day",
      maxReceived: 1,
      percentFail: 0,
      banners: [{ image: null, html: "" }, 7],
    };
    const list = v.parse(wire.BonusListAnswer, [bonus, bonus]);
    expect(droppedPaths(list)).toEqual(["0.banners.1", "1.banners.1"]);
  });

  test.each([null, undefined])("that is %j is empty and incomplete", (slots) => {
    const read = v.parse(wire.WalletAnswer, { ...aWalletAnswer(), slots });
    expect(read).toMatchObject({ slots: [], allSlots: false });
    expect(droppedPaths(read)).toEqual(["slots"]);
    expect(v.parse(wire.BanksAnswer, slots)).toEqual([]);
  });

  test.each([[null], [undefined], ["13"], [-1], [1.5], [1e30]])(
    "with %j as its total shows no total",
    (total) => {
      const statements = [aStatementEntry()];
      expect(v.parse(wire.StatementAnswer, { total, statements })).toMatchObject({ total: undefined });
      expect(v.parse(wire.SlipListAnswer, { total, slips: [] })).toMatchObject({ total: undefined });
    },
  );
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
  test("accepts an unknown type and an unknown status", () => {
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

describe("a page of a list", () => {
  test("counts invalid items too, which shows that it is full", () => {
    const statements = [aStatementEntry(), null, { ...aStatementEntry(), amount: "12" }];
    const read = v.parse(wire.StatementAnswer, { statements });
    expect([read.statements.length, read.count]).toEqual([1, 3]);
    expect(v.parse(wire.SlipListAnswer, { slips: [aSlipEntry(), 7] }).count).toBe(2);
    expect(v.parse(wire.SlipListAnswer, { slips: null }).count).toBe(0);
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

test("a bank account whose bank is null has one without a name", () => {
  const bankAccount = { ...aWalletAnswer().bankAccount, bank: null };
  expect(v.parse(wire.BankAccount, bankAccount).bank).toEqual({ nameTH: "", nameEN: "" });
});

describe("a game account", () => {
  test("may lack its pictures and links", () => {
    const { logo: _logo, web: _web, ...rest } = aGameAccount();
    expect(v.parse(wire.GameAccount, rest)).toMatchObject({ logo: null, web: null });
  });

  test.each([null, "10", undefined])("has no default rate for %j", (ftWalletSlot) => {
    expect(v.parse(wire.GameAccount, { ...aGameAccount(), ftWalletSlot })).toMatchObject({
      ftWalletSlot: null,
    });
  });
});

describe("the figures of a deposit", () => {
  const offer = { banks: [], wallets: [], isManual: false };

  test.each([0, -1, 1.5, 1e30, "10", null])("are no %j minutes", (minutes) => {
    expect(v.parse(wire.DepositAnswer, { ...offer, qrMinutes: minutes })).toMatchObject({
      qrMinutes: undefined,
    });
    expect(v.parse(wire.SlipRulesAnswer, { uploadWithinMinutes: minutes })).toMatchObject({
      uploadWithinMinutes: undefined,
    });
  });

  test.each([-1, 1e30, "3", null])("are no turnover of %j, and no such minimum", (figure) => {
    const read = v.parse(wire.DepositAnswer, { ...offer, turnover: figure, depositMin: figure });
    expect(read).toMatchObject({ turnover: undefined, depositMin: undefined });
  });
});

describe("the look-ups of a deposit", () => {
  test("survive a figure that is null or fails to parse, and drop it", () => {
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

describe("a bonus", () => {
  test.each([[null], [undefined], ["20"], [-1], [100.5], [1e9]])(
    "whose percentage is %j is listed without one",
    (percentFail) => {
      expect(v.parse(wire.BonusListAnswer, [{ ...aBonusItem(), percentFail }])).toMatchObject([
        { percentFail: null },
      ]);
      expect(v.parse(wire.PromotionAnswer, { percentFail })).toEqual({ percentFail: null, description: "" });
      expect(v.parse(wire.RefundCheckAnswer, { ...aRefundCheck(), refundFail: percentFail })).toMatchObject({
        refundFail: null,
      });
      expect(
        v.parse(wire.WalletAnswer, {
          ...aWalletAnswer(),
          invite: { amount: 10, success: percentFail, fail: 0 },
        }).invite,
      ).toEqual({ amount: 1_000, success: null, fail: 0 });
    },
  );

  test.each([0, 2.5, 100])("keeps a percentage of %d", (percentFail) => {
    expect(v.parse(wire.BonusListAnswer, [aBonusItem({ percentFail })])).toMatchObject([{ percentFail }]);
  });

  test("of an unknown type is listed", () => {
    expect(v.parse(wire.BonusListAnswer, [aBonusItem({ type: "month" })])).toMatchObject([{ type: "month" }]);
  });

  test("counts a receipt whose time fails to parse", () => {
    const received = [{ updatedAt: null }, null, { updatedAt: "2026-01-05T03:04:05.000Z" }];
    const [bonus] = v.parse(wire.BonusListAnswer, [
      { ...aBonusItem(), userBonus: { ...aUserBonus(), received } },
    ]);
    expect(bonus?.userBonus?.received).toHaveLength(3);
    expect(v.parse(wire.UserBonus, { ...aUserBonus(), received: null }).received).toEqual([]);
  });

  test.each([[0], [1], [200]])("is one of %d in a list", (count) => {
    const list = Array.from({ length: count }, (_, index) => aBonusItem({ code: `B${index}` }));
    expect(v.parse(wire.BonusListAnswer, list)).toHaveLength(count);
  });
});

describe("a log", () => {
  test("counts its invalid rows too, and reads a row without an invitee", () => {
    const rows = { invites: [{ ...anInviteRow(), from: null }, 7], total: 2 };
    expect(v.parse(wire.InviteAnswer, rows)).toMatchObject({ invites: [{ from: { name: "" } }], count: 2 });
    expect(v.parse(wire.RefundAnswer, { refunds: [aRefundRow(), null] })).toMatchObject({ count: 2 });
    expect(v.parse(wire.RefundAnswer, { refunds: null })).toMatchObject({ refunds: [], count: 0 });
  });
});
