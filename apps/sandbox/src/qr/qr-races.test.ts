import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { actOnQr, createdQr, requestQr } from "../testing/qrs.ts";
import { NOON, type TestResponse } from "../testing/test-app.ts";
import { concurrently, describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";

const CALLS = 20;

function outcomes(responses: readonly TestResponse[]): unknown[] {
  return responses.filter(({ status }) => status === 200).map(({ body }) => body);
}

await describeOnEngines(`${CALLS} calls about one QR at once`, async ({ server }) => {
  const app = await useTestApp({ server });

  it.each(RACE_ROUNDS)("credit it once, round %i", async () => {
    const member = await app.member();
    const id = await createdQr(member);
    expect(outcomes(await concurrently(CALLS, () => actOnQr(app, id, "pay")))).toEqual([
      { outcome: "credited" },
    ]);
    expect(await member.balance("wallet")).toBe(10_000);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("record a late payment once and resolve it once, round %i", async () => {
    const member = await app.member();
    const id = await createdQr(member);
    app.setNow(new Date(NOON.getTime() + 11 * 60_000));
    const late = await concurrently(CALLS, () => actOnQr(app, id, "pay"));
    app.setNow(NOON);
    expect(outcomes(late)).toEqual([{ outcome: "unmatched" }]);
    const ended = outcomes(
      await concurrently(CALLS, (index) => actOnQr(app, id, index % 2 === 0 ? "credit" : "return")),
    );
    expect(ended).toHaveLength(1);
    const credited = JSON.stringify(ended).includes("credited");
    expect(await member.balance("wallet")).toBe(credited ? 10_000 : 0);
  });

  it.each(RACE_ROUNDS)("pay or cancel it, never both, round %i", async () => {
    const member = await app.member();
    const id = await createdQr(member);
    const [paid, cancelled] = await Promise.all([
      actOnQr(app, id, "pay"),
      member.call("DELETE", `/api/qrcode/KBANK/${id}`),
    ]);
    const first = JSON.stringify(paid.body).includes("credited") ? "payment" : "cancelling";
    expect(cancelled.status).toBe(first === "payment" ? 409 : 200);
    expect(await member.balance("wallet")).toBe(first === "payment" ? 10_000 : 0);
  });

  it.each(RACE_ROUNDS)("leave one open code of many requests, round %i", async () => {
    const member = await app.member();
    const responses = await concurrently(CALLS, () => requestQr(member));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const open = await app.database.query(
      "select 1 from qr_deposit where member_id = $1 and status = 'OPEN'",
      [member.id],
    );
    expect(open).toHaveLength(1);
  });
});
