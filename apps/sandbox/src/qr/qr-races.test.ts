import { QrState } from "@member-wallet/api/wire";
import * as v from "valibot";
import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type TestResponse, NOON, type TestMember } from "../testing/test-app.ts";
import { describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";

const CALLS = 20;

function concurrency(call: (index: number) => Promise<TestResponse>): Promise<TestResponse[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => call(index)));
}

function wish(member: TestMember): Promise<TestResponse> {
  return member.call("POST", "/api/qrcode/KBANK", { body: { amount: 100 } });
}

async function made(member: TestMember): Promise<string> {
  const { body } = await wish(member);
  return v.parse(QrState, body).qrcodeId ?? "";
}

function outcomes(responses: readonly TestResponse[]): unknown[] {
  return responses.filter(({ status }) => status === 200).map(({ body }) => body);
}

await describeOnEngines(`${CALLS} calls about one QR at once on $name`, async ({ server }) => {
  const app = await useTestApp({ server });

  const act = (id: string, action: string) => app.call("POST", `/sandbox/qrcodes/${id}/${action}`);

  it.each(RACE_ROUNDS)("credit it once, round %i", async () => {
    const member = await app.member();
    const id = await made(member);
    expect(outcomes(await concurrency(() => act(id, "pay")))).toEqual([{ outcome: "credited" }]);
    expect(await member.balance("wallet")).toBe(10_000);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("take it late once, and end it once, round %i", async () => {
    const member = await app.member();
    const id = await made(member);
    app.setNow(new Date(NOON.getTime() + 11 * 60_000));
    const late = await concurrency(() => act(id, "pay"));
    app.setNow(NOON);
    expect(outcomes(late)).toEqual([{ outcome: "unmatched" }]);
    const ended = outcomes(await concurrency((index) => act(id, index % 2 === 0 ? "credit" : "return")));
    expect(ended).toHaveLength(1);
    const credited = JSON.stringify(ended).includes("credited");
    expect(await member.balance("wallet")).toBe(credited ? 10_000 : 0);
  });

  it.each(RACE_ROUNDS)("pay or cancel it, never both, round %i", async () => {
    const member = await app.member();
    const id = await made(member);
    const [paid, cancelled] = await Promise.all([
      act(id, "pay"),
      member.call("DELETE", `/api/qrcode/KBANK/${id}`),
    ]);
    const first = JSON.stringify(paid.body).includes("credited") ? "payment" : "cancelling";
    expect(cancelled.status).toBe(first === "payment" ? 409 : 200);
    expect(await member.balance("wallet")).toBe(first === "payment" ? 10_000 : 0);
  });

  it.each(RACE_ROUNDS)("leave one open of many wishes, round %i", async () => {
    const member = await app.member();
    const responses = await concurrency(() => wish(member));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const open = await app.database.query(
      "select 1 from qr_deposit where member_id = $1 and status = 'OPEN'",
      [member.id],
    );
    expect(open).toHaveLength(1);
  });
});
