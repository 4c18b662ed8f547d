import type { IdempotencyKey, StatementEntry } from "@member-wallet/api";
import { GIFT_LINK_SOURCE, satang } from "@member-wallet/domain";
import { describe, expect, test } from "vitest";
import type { Act, Asked, MoneyEnd, Progress } from "./act.ts";
import { depositSteps } from "./deposit-steps.ts";
import { readProgress } from "./stored-acts.ts";

const SENT = "2026-01-05T04:00:00.000Z";
const LISTED = "2026-01-05T04:00:01.000Z";
const PAID = "2026-01-05T04:02:00.000Z";
const CAME = "2026-01-05T04:03:00.000Z";
const SLIP: Asked = { kind: "slip" };
const QR: Asked = { kind: "qr", provider: "KBANK", amount: satang(10_000) };

const entry = (over: Partial<StatementEntry> = {}): StatementEntry => ({
  statementType: "deposit",
  status: "SUCCESS",
  from: "SCB",
  to: "wallet",
  amount: satang(10_000),
  createdAt: CAME,
  bonus: null,
  promotion: null,
  invite: null,
  refund: null,
  luckydraw: null,
  ...over,
});

const anAct = (
  asked: Asked,
  progress: Partial<Progress> = {},
  key = "key-1",
  end: MoneyEnd = { kind: "arrived", wallet: null },
): Act => ({
  asked,
  key: key as IdempotencyKey,
  began: Date.parse(SENT),
  stand: {
    kind: "ended",
    progress: { ...readProgress({ amount: 10_000 }), ...progress },
    end,
    told: true,
  },
});
const aSlip = (over: Partial<Progress> = {}, key = "key-1") =>
  anAct(SLIP, { reference: key, at: LISTED, endedAt: CAME, ...over }, key);
const aQr = (paidAt: string | null, key = "key-1") =>
  anAct(QR, { reference: "1", at: CAME, qr: { before: [], paidAt } }, key);

const RECEIVED = { what: "slip.received", at: LISTED };
const CREATED = { what: "qr.created", at: SENT };
const ARRIVED = { what: "arrived", at: CAME };

describe("the steps of a deposit", () => {
  test.each([
    ["by slip: when it was received, as the list told", entry(), aSlip(), [RECEIVED, ARRIVED]],
    ["by QR: when that was created here", entry(), aQr(null), [CREATED, ARRIVED]],
    [
      "by QR: when the member said that they paid",
      entry(),
      aQr(PAID),
      [CREATED, { what: "qr.paid", at: PAID }, ARRIVED],
    ],
    [
      "by QR: not what they said once the money was there",
      entry(),
      aQr("2026-01-05T04:03:01.000Z"),
      [CREATED, ARRIVED],
    ],
    ["by a QR that was found open: none", entry(), aQr(null, "qr 1"), []],
  ])("%s", (_name, of, act, steps) => {
    expect(depositSteps(of, [of], [act])).toEqual(steps);
  });

  test.each([
    ["another amount", entry({ amount: satang(10_001) }), aSlip()],
    ["another time", entry({ createdAt: "2026-01-05T04:03:05.000Z" }), aSlip()],
    ["another time than the payment of a QR", entry({ createdAt: PAID }), aQr(null)],
    ["a QR as its source", entry({ from: "ZAPMAN" }), aSlip()],
    ["a gift link as its source", entry({ from: GIFT_LINK_SOURCE }), aSlip()],
    ["another type", entry({ statementType: "bonus" }), aSlip()],
    ["no end", entry({ status: "PENDING" }), aSlip()],
    ["a slip without the time of its end", entry(), aSlip({ endedAt: null })],
    [
      "a slip that was refused",
      entry(),
      anAct(SLIP, { at: LISTED, endedAt: CAME }, "k", { kind: "rejected", reason: null }),
    ],
  ])("are none of an act that may not be its own: %s", (_name, of, act) => {
    expect(depositSteps(of, [of], [act])).toEqual([]);
  });

  test("are none where two entries can be the act's, or two acts can be the entry's", () => {
    const [one, other] = [entry(), entry({ from: "BCEL" })];
    expect(depositSteps(one, [one, other], [aSlip()])).toEqual([]);
    expect(depositSteps(one, [one], [aSlip(), aSlip({}, "key-2")])).toEqual([]);
  });

  test("have the time at which the server says that a deposit in progress ended", () => {
    const endedAt = "2026-01-05T05:00:00.000Z";
    const late = entry({ endedAt });
    expect(depositSteps(late, [late], [])).toEqual([{ what: "arrived", at: endedAt }]);
    expect(depositSteps({ ...late, status: "FAILED" }, [late], [])).toEqual([]);
  });
});
