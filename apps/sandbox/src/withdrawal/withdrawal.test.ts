import { describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { NOON, type TestMember, type TestApp } from "../testing/test-app.ts";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";

const LATER = new Date(NOON.getTime() + 60_000);

/** Withdraws 100 baht and returns the id of the pending withdrawal. */
async function aWithdrawal(app: TestApp, member: TestMember): Promise<number> {
  await member.call("POST", "/api/wallet/withdraw", { body: { amount: 100 } });
  const { body } = await app.call("GET", "/sandbox/withdrawals");
  const pending = body as { id: number; member: { username: string } }[];
  return pending.find((one) => one.member.username === member.username)?.id ?? 0;
}

const newest = async (member: TestMember) =>
  ((await member.statement(1)) as { statements: unknown[] }).statements[0];

describe("a pending withdrawal", async () => {
  const app = await useTestApp();
  const end = (id: number | string, ending: string) =>
    app.call("POST", `/sandbox/withdrawals/${id}/${ending}`);

  it("is listed with its bank account until it ends", async () => {
    const member = await app.member({ wallet: 10_000 });
    const id = await aWithdrawal(app, member);
    const list = await app.call("GET", "/sandbox/withdrawals");
    expect(list.body).toContainEqual({
      id,
      amount: 100,
      bankCode: "SCB",
      bankAccountName: "MEMBER TEST",
      bankAccountNo: expect.any(String),
      sentAt: null,
      member: { name: expect.any(String), username: member.username },
    });
    await end(id, "settle");
    expect((await app.call("GET", "/sandbox/withdrawals")).text).not.toContain(member.username);
  });

  it.each([
    ["settle", "settled", 5_000, "SUCCESS"],
    ["return", "returned", 15_000, "FAILED"],
  ])("leaves the hold by %s, and the statement says so", async (ending, outcome, wallet, status) => {
    const member = await app.member({ wallet: 15_000 });
    expect(await end(await aWithdrawal(app, member), ending)).toMatchObject({ body: { outcome } });
    expect([await member.balance("wallet"), await member.balance("hold")]).toEqual([wallet, 0]);
    expect(await newest(member)).toMatchObject({
      statementType: "withdraw",
      status,
      amount: 100,
      sentAt: ending === "settle" ? NOON.toISOString() : null,
      endedAt: NOON.toISOString(),
    });
  });

  it("tells when it was sent to the bank, and later when it ended", async () => {
    const member = await app.member({ wallet: 10_000 });
    const id = await aWithdrawal(app, member);
    const checked = await newest(member);
    expect(checked).toMatchObject({ status: "PENDING", sentAt: null });
    expect(checked).not.toHaveProperty("endedAt");
    expect(await end(id, "send")).toMatchObject({ body: { outcome: "sent" } });
    app.setNow(LATER);
    await end(id, "send");
    expect(await newest(member)).toMatchObject({ status: "PENDING", sentAt: NOON.toISOString() });
    await end(id, "settle");
    expect(await newest(member)).toMatchObject({
      status: "SUCCESS",
      sentAt: NOON.toISOString(),
      endedAt: LATER.toISOString(),
    });
    expect(await end(id, "send")).toMatchObject({ status: 404, body: { message: "NO_DATA" } });
    app.setNow(NOON);
  });

  it.each([
    ["0", 404],
    ["x", 404],
    ["99999999999999999999", 404],
  ])("is not found by %j", async (id, status) => {
    for (const act of ["settle", "send"])
      expect(await end(id, act)).toMatchObject({ status, body: { message: "NO_DATA" } });
  });
});

await describeOnEngines("twenty decisions on one withdrawal at once", async ({ server }) => {
  const app = await useTestApp({ server });

  it("end it once", async () => {
    const member = await app.member({ wallet: 10_000 });
    const id = await aWithdrawal(app, member);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.call("POST", `/sandbox/withdrawals/${id}/${index % 2 === 0 ? "settle" : "return"}`),
      ),
    );
    const done = responses.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const returned = done[0]?.text.includes("returned") === true;
    expect(await member.balance("wallet")).toBe(returned ? 10_000 : 0);
    expect(await member.balance("hold")).toBe(0);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });
});
