import { afterEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../clock.ts";
import { sweep } from "../housekeeping.ts";
import { actOnQr, createdQr, listedQrs, NO_QR, PROVIDERS, readQr } from "../testing/qrs.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";

const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

describe("a deposit by QR", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);
  afterEach(() => app.setNow(NOON));

  it.each(PROVIDERS)("paid in time is credited, with %s in the statement", async (provider) => {
    const member = await app.member();
    const id = await createdQr(member, 120.25, provider);
    expect((await actOnQr(app, id, "pay")).body).toEqual({ outcome: "credited" });
    expect(await member.balance("wallet")).toBe(12_025);
    expect((await readQr(member, provider)).body).toEqual({ ...NO_QR, message: "" });
    expect(await member.statement()).toMatchObject({
      statements: [
        { statementType: "deposit", status: "SUCCESS", from: provider, to: "wallet", amount: 120.25 },
      ],
    });
  });

  it("is paid once, and cannot be cancelled afterwards", async () => {
    const member = await app.member();
    const id = await createdQr(member);
    await actOnQr(app, id, "pay");
    for (const response of [
      await actOnQr(app, id, "pay"),
      await actOnQr(app, id, "credit"),
      await member.call("DELETE", `/api/qrcode/KBANK/${id}`),
    ])
      expect([response.status, response.body]).toEqual([409, { message: "QR_FAIL" }]);
    expect(await member.balance("wallet")).toBe(10_000);
  });

  const endings: [string, (member: TestMember, id: string) => Promise<unknown>][] = [
    ["it ran out", async () => app.setNow(minutesLater(10))],
    ["it was cancelled", (member, id) => member.call("DELETE", `/api/qrcode/KBANK/${id}`)],
    ["another took its place", (member) => createdQr(member, 300)],
  ];

  it.each(endings)("paid after %s stays in progress until it is resolved", async (_why, end) => {
    const member = await app.member();
    const id = await createdQr(member);
    await end(member, id);
    expect((await actOnQr(app, id, "pay")).body).toEqual({ outcome: "unmatched" });
    expect((await actOnQr(app, id, "pay")).status).toBe(409);
    expect(await member.balance("wallet")).toBe(0);
    expect(await member.statement()).toMatchObject({
      total: 1,
      statements: [{ statementType: "deposit", status: "PENDING", from: "KBANK", amount: 100 }],
    });
    // Newer codes of anyone stand below it.
    await createdQr(await app.member());
    const all = (await app.call("GET", "/sandbox/qrcodes")).body;
    expect(all).toHaveProperty("0.state", "unmatched");
    expect(await listedQrs(app, member)).toContainEqual(
      expect.objectContaining({ qrcodeId: id, state: "unmatched" }),
    );
  });

  it.each([
    ["credit", "credited", "SUCCESS", 10_000],
    ["return", "returned", "FAILED", 0],
  ])("paid late is resolved by %s, once", async (action, outcome, status, wallet) => {
    const member = await app.member();
    const id = await createdQr(member);
    expect((await actOnQr(app, id, action)).status).toBe(409);
    app.setNow(minutesLater(11));
    await actOnQr(app, id, "pay");
    expect((await actOnQr(app, id, action)).body).toEqual({ outcome });
    for (const again of ["credit", "return", "pay"]) expect((await actOnQr(app, id, again)).status).toBe(409);
    expect(await member.balance("wallet")).toBe(wallet);
    expect(await member.statement()).toMatchObject({ total: 1, statements: [{ status }] });
    expect(await listedQrs(app, member)).toEqual([]);
  });

  it("that is unknown cannot be paid", async () => {
    expect(await actOnQr(app, "0".repeat(20), "pay")).toMatchObject(refusal("NO_DATA", 404));
  });

  it("can be paid and listed only from this machine", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    const member = await app.member();
    const id = await createdQr(member);
    for (const [method, path] of [
      ["GET", "/sandbox/qrcodes"],
      ["POST", `/sandbox/qrcodes/${id}/pay`],
      ["POST", `/sandbox/qrcodes/${id}/credit`],
    ] as const)
      expect((await app.call(method, path, { headers })).status).toBe(403);
    expect(await member.balance("wallet")).toBe(0);
  });

  it("is deleted after a month when unpaid, never when paid", async () => {
    const member = await app.member();
    const paid = await createdQr(member, 100, "WW");
    await actOnQr(app, paid, "pay");
    const unpaid = await createdQr(member);
    const exists = async () =>
      (
        await app.database.query<{ id: string }>(
          "select id from qr_deposit where id in ($1, $2) order by status",
          [paid, unpaid],
        )
      ).map(({ id }) => id);
    await sweep(app.database, minutesLater(30 * 24 * 60 - 1));
    expect(await exists()).toEqual([unpaid, paid]);
    await sweep(app.database, minutesLater(30 * 24 * 60));
    expect(await exists()).toEqual([paid]);
  });
});
