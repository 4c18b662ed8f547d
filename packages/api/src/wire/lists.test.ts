import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";
import { droppedPaths } from "../client/report-unreadable.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { anInviteRow } from "../invite/fixtures.ts";
import { aRefundRow } from "../refund/fixtures.ts";
import { aSlipEntry } from "../slip/fixtures.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";

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

describe("a page of a list", () => {
  test("counts invalid items too, which shows that it is full", () => {
    const statements = [aStatementEntry(), null, { ...aStatementEntry(), amount: "12" }];
    const read = v.parse(wire.StatementAnswer, { statements });
    expect([read.statements.length, read.count]).toEqual([1, 3]);
    expect(v.parse(wire.SlipListAnswer, { slips: [aSlipEntry(), 7] }).count).toBe(2);
    expect(v.parse(wire.SlipListAnswer, { slips: null }).count).toBe(0);
  });
});

describe("a time that a server may tell", () => {
  test.each([
    [undefined, undefined],
    [null, null],
    ["2026-01-05T03:04:05.000Z", "2026-01-05T03:04:05.000Z"],
    ["soon", undefined],
    [7, undefined],
  ])("is read from %j as %j, and its row stays", (endedAt, read) => {
    const { statements } = v.parse(wire.StatementAnswer, {
      statements: [{ ...aStatementEntry(), endedAt }],
    });
    expect(statements).toHaveLength(1);
    expect(statements[0]?.endedAt).toBe(read);
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
