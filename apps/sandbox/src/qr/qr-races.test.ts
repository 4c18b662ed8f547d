import { QrState } from "@member-wallet/api/wire";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { testEngines } from "../testing/engines.ts";
import { type Answer, freshWorld, NOON, type TestMember } from "../testing/world.ts";

/** Rounds of each race; 20 for the whole proof (`RACE_ROUNDS=20`). */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 2);
const CALLS = 20;
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

const { engines, stop } = await testEngines();
afterAll(() => stop());

function atOnce(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => call(index)));
}

function wish(member: TestMember): Promise<Answer> {
  return member.call("POST", "/api/qrcode/KBANK", { body: { amount: 100 } });
}

async function made(member: TestMember): Promise<string> {
  const { body } = await wish(member);
  return v.parse(QrState, body).qrcodeId ?? "";
}

function outcomes(answers: readonly Answer[]): unknown[] {
  return answers.filter(({ status }) => status === 200).map(({ body }) => body);
}

describe.each(engines)(`${CALLS} calls about one QR at once on $name`, async ({ server }) => {
  const world = await freshWorld({ server });
  afterAll(() => world.close());

  const act = (id: string, action: string) => world.call("POST", `/sandbox/qrcodes/${id}/${action}`);

  it.each(rounds)("credit it once, round %i", async () => {
    const member = await world.member();
    const id = await made(member);
    expect(outcomes(await atOnce(() => act(id, "pay")))).toEqual([{ outcome: "credited" }]);
    expect(await member.balance("wallet")).toBe(10_000);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)("take it late once, and end it once, round %i", async () => {
    const member = await world.member();
    const id = await made(member);
    world.setNow(new Date(NOON.getTime() + 11 * 60_000));
    const late = await atOnce(() => act(id, "pay"));
    world.setNow(NOON);
    expect(outcomes(late)).toEqual([{ outcome: "unmatched" }]);
    const ended = outcomes(await atOnce((index) => act(id, index % 2 === 0 ? "credit" : "return")));
    expect(ended).toHaveLength(1);
    const credited = JSON.stringify(ended).includes("credited");
    expect(await member.balance("wallet")).toBe(credited ? 10_000 : 0);
  });

  it.each(rounds)("pay or cancel it, never both, round %i", async () => {
    const member = await world.member();
    const id = await made(member);
    const [paid, cancelled] = await Promise.all([
      act(id, "pay"),
      member.call("DELETE", `/api/qrcode/KBANK/${id}`),
    ]);
    const first = JSON.stringify(paid.body).includes("credited") ? "payment" : "cancelling";
    expect(cancelled.status).toBe(first === "payment" ? 409 : 200);
    expect(await member.balance("wallet")).toBe(first === "payment" ? 10_000 : 0);
  });

  it.each(rounds)("leave one open of many wishes, round %i", async () => {
    const member = await world.member();
    const answers = await atOnce(() => wish(member));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const open = await world.database.query(
      "select 1 from qr_deposit where member_id = $1 and status = 'OPEN'",
      [member.id],
    );
    expect(open).toHaveLength(1);
  });
});
