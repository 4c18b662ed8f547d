import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";
import { aBonusItem, aUserBonus } from "../bonus/fixtures.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { aRefundCheck } from "../refund/fixtures.ts";
import { aSlipEntry } from "../slip/fixtures.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";

describe("the answer to a slip", () => {
  test.each([[null], [undefined], [""], [{}], [{ message: null, reference: null }], [{ reference: 7 }]])(
    "may be %j: the status alone decides",
    (answer) => {
      expect(v.parse(wire.SlipUploadAnswer, answer).reference).toBeUndefined();
    },
  );
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
