import { SLIP_REASONS } from "@member-wallet/api/wire";
import { describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { aTransferSlip, referenceOf, sendSlip, slipsOf } from "../testing/slips.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

describe("a slip without a mini-QR", async () => {
  const app = await useTestApp();

  const decide = (reference: string, body: unknown) =>
    app.call("POST", `/sandbox/slips/${reference}/decide`, { body });
  const pendingOf = async (member: TestMember) => {
    const { png } = await aTransferSlip(app, { miniQr: false });
    return referenceOf(await sendSlip(app, member, png));
  };

  it("stays in progress, listed on the local page with its picture", async () => {
    const member = await app.member({}, { name: "Mali" });
    const reference = await pendingOf(member);
    expect(await slipsOf(member)).toEqual([{ reference, status: "PENDING", note: null, amount: 0 }]);
    expect((await app.call("GET", "/sandbox/slips")).body).toContainEqual({
      reference,
      createdAt: NOON.toISOString(),
      member: { name: "Mali", username: member.username },
    });
    const picture = await app.app.request(`/sandbox/slips/${reference}/picture`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  });

  it.each([
    { kind: "accept", amount: 99.5 },
    { kind: "refuse", reason: "NOT_MATCH" },
  ])("tells when it ended, by %j", async (decision) => {
    const member = await app.member();
    const reference = await pendingOf(member);
    const list = () => member.call("POST", "/api/statement/slip", { body: { page: 1, limit: 1 } });
    expect((await list()).text).not.toContain("endedAt");
    await decide(reference, decision);
    expect((await list()).body).toMatchObject({ slips: [{ reference, endedAt: NOON.toISOString() }] });
  });

  it("is accepted with an amount, once", async () => {
    const member = await app.member();
    const reference = await pendingOf(member);
    expect((await decide(reference, { kind: "accept", amount: 99.5 })).body).toEqual({
      outcome: "credited",
    });
    for (const decision of [
      { kind: "accept", amount: 99.5 },
      { kind: "refuse", reason: "NOT_MATCH" },
    ])
      expect(await decide(reference, decision)).toMatchObject(refusal("SLIP_UPLOAD_FAIL", 409));
    expect(await slipsOf(member)).toEqual([{ reference, status: "SUCCESS", note: null, amount: 99.5 }]);
    expect(await member.balance("wallet")).toBe(9_950);
    expect(await member.statement()).toMatchObject({
      total: 1,
      statements: [{ from: "SCB", amount: 99.5 }],
    });
  });

  it.each(SLIP_REASONS)("is refused for %s", async (reason) => {
    const member = await app.member();
    const reference = await pendingOf(member);
    expect((await decide(reference, { kind: "refuse", reason })).body).toEqual({ outcome: "refused" });
    expect((await decide(reference, { kind: "accept", amount: 1 })).status).toBe(409);
    expect(await slipsOf(member)).toMatchObject([{ status: "FAILED", note: reason, amount: 0 }]);
    expect(await member.statement()).toMatchObject({ total: 0 });
  });

  it.each([
    [{ kind: "accept" }, 400],
    [{ kind: "accept", amount: 0 }, 400],
    [{ kind: "accept", amount: -1 }, 400],
    [{ kind: "accept", amount: 1.005 }, 400],
    [{ kind: "accept", amount: 1e12 }, 400],
    [{ kind: "refuse", reason: "BECAUSE" }, 400],
    [{}, 400],
  ])("stays in progress after %j", async (decision, status) => {
    const member = await app.member();
    expect((await decide(await pendingOf(member), decision)).status).toBe(status);
    expect(await slipsOf(member)).toMatchObject([{ status: "PENDING" }]);
  });

  it("is not found by an unknown reference", async () => {
    expect(await decide("0".repeat(20), { kind: "accept", amount: 1 })).toMatchObject(
      refusal("NO_DATA", 404),
    );
  });

  it("leaves a sound ledger and no faults behind", async () => {
    expect([...(await ledgerBreaches(app.database)), ...app.log]).toEqual([]);
  });
});
