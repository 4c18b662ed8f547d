import { afterEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { recordPayment } from "../qr/qr-payments.ts";
import { actOnQr, createdQr, PROVIDERS, readQr, requestQr } from "../testing/qrs.ts";
import {
  checkLedgerAfterEach,
  concurrently,
  describeOnEngines,
  RACE_ROUNDS,
  useTestApp,
} from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const setLimits = (member: TestMember, deposit: object, minutesPerDay?: number) =>
  member.call("POST", "/api/protection/limits", { body: { deposit, minutesPerDay } });
const takeBreak = (member: TestMember, hours: number) =>
  member.call("POST", "/api/protection/break", { body: { hours } });

describe("the player's protection", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);
  afterEach(() => app.setNow(NOON));

  it("is not there without its switch", async () => {
    const member = await app.member();
    app.context.switches.set({ playerProtection: false });
    const answers = await Promise.all([
      member.call("GET", "/api/protection"),
      setLimits(member, { day: 100 }),
      takeBreak(member, 1),
    ]);
    app.context.switches.set({ playerProtection: true });
    for (const answer of answers) expect(answer).toMatchObject(refusal("NO_DATA", 404));
    expect((await member.call("GET", "/api/protection")).body).toEqual({
      deposit: {},
      now: NOON.toISOString(),
    });
  });

  it("lowers limits at once and raises them after 24 hours, for this member alone", async () => {
    app.context.switches.set({ playerProtection: true });
    const [member, other] = [await app.member(), await app.member()];
    const now = NOON.toISOString();
    expect((await setLimits(member, { day: 500.25 }, 60)).body).toEqual({
      deposit: { day: 500.25 },
      minutesPerDay: 60,
      now,
    });
    const later = { deposit: { day: 900 }, minutesPerDay: 30, from: at(24).toISOString() };
    const raised = { deposit: { day: 500.25 }, minutesPerDay: 30, later, now };
    expect((await setLimits(member, { day: 900 }, 30)).body).toEqual(raised);
    app.setNow(at(24));
    expect((await member.call("GET", "/api/protection")).body).toEqual({
      deposit: { day: 900 },
      minutesPerDay: 30,
      now: at(24).toISOString(),
    });
    expect((await other.call("GET", "/api/protection")).body).toMatchObject({ deposit: {} });
  });

  it.each([{}, { deposit: { day: -1 } }, { deposit: { day: "1" } }, { deposit: {}, minutesPerDay: 0.5 }])(
    "refuses the limits %j",
    async (body) => {
      app.context.switches.set({ playerProtection: true });
      const member = await app.member();
      const { status } = await member.call("POST", "/api/protection/limits", { body });
      expect([status, (await member.call("GET", "/api/protection")).body]).toMatchObject([
        400,
        { deposit: {} },
      ]);
    },
  );

  it("refuses a new QR above what a limit leaves, with the codes that can still be paid", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member();
    await setLimits(member, { week: 700 });
    await actOnQr(app, await createdQr(member, 300), "pay");
    expect(await requestQr(member, 400.01)).toMatchObject(refusal("DEPOSIT_LIMIT"));
    expect((await requestQr(member, 150)).body).toMatchObject({ hasQrcode: true });
    // It replaces the one before.
    expect((await requestQr(member, 120)).body).toMatchObject({ hasQrcode: true });
    expect(await requestQr(member, 281, "ZAPMAN")).toMatchObject(refusal("DEPOSIT_LIMIT"));
    expect((await requestQr(member, 280, "ZAPMAN")).body).toMatchObject({ hasQrcode: true });
    // A refused one replaces nothing.
    expect(await requestQr(member, 121)).toMatchObject(refusal("DEPOSIT_LIMIT"));
    expect((await readQr(member)).body).toMatchObject({ hasQrcode: true, amount: 120 });
  });

  it("credits what stood before a limit and a break", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member();
    const id = await createdQr(member, 300);
    await setLimits(member, { day: 100 });
    await takeBreak(member, 1);
    expect((await actOnQr(app, id, "pay")).body).toEqual({ outcome: "credited" });
    expect(await member.balance("wallet")).toBe(30_000);
  });

  it("closes deposits, games, bonuses and the wheel for a break, and nothing else", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member({ wallet: 5_000, games: { PG: 1_000 } });
    const move = (from: string, to: string) =>
      member.call("POST", "/api/wallet/transfer", { body: { from, to, amount: 5 } });
    await takeBreak(member, 1);
    const closed = [
      await requestQr(member, 100),
      await move("wallet", "PG"),
      await member.call("POST", "/api/wallet/transferAll", { body: { to: "PG" } }),
      await member.call("GET", "/api/wallet/account/PG"),
      await member.call("GET", "/api/autoLogin/pg/x"),
      await member.call("GET", "/api/bonus/activate/DAY"),
      await member.call("GET", "/api/promotion/activate/NEW30"),
      await member.call("POST", "/api/spinwheel/spin"),
    ];
    for (const answer of closed) expect(answer).toMatchObject(refusal("ON_BREAK"));
    expect((await member.call("GET", "/api/lookup/deposit")).body).toMatchObject({ banks: [], wallets: [] });
    expect((await move("PG", "wallet")).status).toBe(200);
    expect((await member.call("POST", "/api/wallet/transferAll", { body: { to: "wallet" } })).status).toBe(
      200,
    );
    expect((await member.call("GET", "/api/wallet")).status).toBe(200);
    app.setNow(at(1));
    expect((await move("wallet", "PG")).status).toBe(200);
  });

  it("refuses nothing once its switch is off, whatever a member has set", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    await setLimits(member, { day: 0 });
    await takeBreak(member, 1);
    app.context.switches.set({ playerProtection: false });
    expect((await requestQr(member, 100)).body).toMatchObject({ hasQrcode: true });
    const move = { body: { from: "wallet", to: "PG", amount: 5 } };
    expect((await member.call("POST", "/api/wallet/transfer", move)).status).toBe(200);
    expect((await member.call("GET", "/api/lookup/deposit")).body).not.toMatchObject({ banks: [] });
    app.context.switches.set({ playerProtection: true });
    expect(await requestQr(member, 100)).toMatchObject(refusal("ON_BREAK"));
  });

  it("never ends a break early", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member();
    await takeBreak(member, 24);
    const until = { breakUntil: at(24).toISOString() };
    expect((await takeBreak(member, 1)).body).toMatchObject(until);
    await setLimits(member, {});
    expect((await member.call("GET", "/api/protection")).body).toMatchObject(until);
  });
});

await describeOnEngines("QRs of all providers at once", async ({ server }) => {
  const app = await useTestApp({ server });

  it.each(RACE_ROUNDS)("never exceed a limit together, round %i", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member();
    await setLimits(member, { day: 250 });
    const answers = await concurrently(9, (index) =>
      requestQr(member, 100, PROVIDERS[index % PROVIDERS.length]),
    );
    expect(answers.filter(({ status }) => status !== 200).length).toBeGreaterThanOrEqual(3);
    const codes = await Promise.all(
      PROVIDERS.map(async (provider) => (await member.call("GET", `/api/qrcode/${provider}`)).body),
    );
    expect(codes.filter((code) => Object(code).hasQrcode)).toHaveLength(2);
  });

  it("count a payment that arrives while its code is replaced", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await app.member();
    await setLimits(member, { day: 300 });
    const id = await createdQr(member, 200);
    const replacing = await app.database.transaction(async (tx) => {
      await recordPayment(tx, id, NOON);
      const answer = requestQr(member, 200);
      // The embedded database runs one transaction after the other, so that nothing in it waits for a lock.
      await expect.poll(async () => server === null || (await isWaitedFor(tx))).toBe(true);
      return { answer };
    });
    expect(await replacing.answer).toMatchObject(refusal("DEPOSIT_LIMIT"));
    expect(await member.balance("wallet")).toBe(20_000);
  });
});

/** Whether another process of the server waits for a lock of this transaction. */
async function isWaitedFor(tx: Transaction): Promise<boolean> {
  const waiting = await tx.query(
    "select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return waiting.length > 0;
}
