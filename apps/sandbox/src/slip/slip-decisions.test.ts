import { SLIP_REASONS } from "@member-wallet/api/wire";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../clock.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import {
  acceptanceOf,
  aTransferSlip,
  blurred,
  decideSlip,
  referenceOf,
  sendSlip,
  slipsOf,
} from "../testing/slips.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

describe("a slip without a mini-QR", async () => {
  const app = await useTestApp();

  const decide = (reference: string, body: unknown) => decideSlip(app, reference, body);
  /** A pending slip, and the acceptance of the transfer that it shows. */
  const sent = async (member: TestMember, transfer: Parameters<typeof aTransferSlip>[1] = {}) => {
    const { png, reference } = await aTransferSlip(app, { miniQr: false, ...transfer });
    return { slip: referenceOf(await sendSlip(app, member, png)), accept: acceptanceOf(reference) };
  };
  const pendingOf = async (member: TestMember) => (await sent(member)).slip;

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

  it.each(["accept", "refuse"])("tells when it ended, by %s", async (kind) => {
    const member = await app.member();
    const { slip: reference, accept } = await sent(member);
    const decision = kind === "accept" ? accept : { kind, reason: "NOT_MATCH" };
    const list = () => member.call("POST", "/api/statement/slip", { body: { page: 1, limit: 1 } });
    expect((await list()).text).not.toContain("endedAt");
    await decide(reference, decision);
    expect((await list()).body).toMatchObject({ slips: [{ reference, endedAt: NOON.toISOString() }] });
  });

  it("is accepted with the transfer that it shows, once", async () => {
    const member = await app.member();
    const { slip: reference, accept } = await sent(member, { amount: 99.5 });
    expect((await decide(reference, accept)).body).toEqual({ outcome: "credited" });
    for (const decision of [accept, { kind: "refuse", reason: "NOT_MATCH" }])
      expect(await decide(reference, decision)).toMatchObject(refusal("SLIP_UPLOAD_FAIL", 409));
    expect(await slipsOf(member)).toEqual([{ reference, status: "SUCCESS", note: null, amount: 99.5 }]);
    expect(await member.balance("wallet")).toBe(9_950);
    expect(await member.statement()).toMatchObject({
      total: 1,
      statements: [{ from: "SCB", amount: 99.5 }],
    });
  });

  /** A blurred picture of a transfer, which waits, and the clear one. */
  const twoPictures = async (member: TestMember) => {
    const { png, reference } = await aTransferSlip(app);
    const slip = referenceOf(await sendSlip(app, member, await blurred(png)));
    return { slip, clear: png, accept: acceptanceOf(reference) };
  };

  it("is not accepted once a clear picture of its transfer is credited, and is then refused", async () => {
    const member = await app.member();
    const { slip, clear, accept } = await twoPictures(member);
    await sendSlip(app, member, clear);
    expect(await decide(slip, accept)).toMatchObject(refusal("SLIP_REFNO_DUPLICATED", 409));
    expect((await decide(slip, { kind: "refuse", reason: "SLIP_REFNO_DUPLICATED" })).status).toBe(200);
    expect(await member.balance("wallet")).toBe(10_000);
  });

  it("that is accepted leaves nothing to credit to a clear picture of its transfer, whoever sends it", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { slip, clear, accept } = await twoPictures(member);
    expect((await decide(slip, accept)).status).toBe(200);
    for (const sender of [member, other]) {
      await sendSlip(app, sender, clear);
      expect((await slipsOf(sender))[0]).toMatchObject({ status: "FAILED", note: "SLIP_REFNO_DUPLICATED" });
    }
    expect([await member.balance("wallet"), await other.balance("wallet")]).toEqual([10_000, 0]);
  });

  it("of which two show one transfer is accepted once", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { slip, accept } = await sent(member);
    expect((await decide(await pendingOf(other), accept)).status).toBe(200);
    expect(await decide(slip, accept)).toMatchObject(refusal("SLIP_REFNO_DUPLICATED", 409));
    expect(await member.balance("wallet")).toBe(0);
  });

  it.each([
    ["to another account", { to: "1112223334" }, "DEST_ACC_INVALID"],
    ["that was too old when the slip was sent", { minutesAgo: 61 }, "EXPIRED_SLIP"],
    ["of less than a satang", { to: "010120009876543", amount: 6 }, "NOT_MATCH"],
  ])("is not accepted with a transfer %s, and stays in progress", async (_what, transfer, reason) => {
    const member = await app.member();
    const { slip, accept } = await sent(member, transfer);
    expect(await decide(slip, accept)).toMatchObject(refusal(reason, 409));
    expect(await decide(slip, acceptanceOf("20260302000000000000"))).toMatchObject(
      refusal("INVALID_SLIP", 409),
    );
    expect(await slipsOf(member)).toMatchObject([{ status: "PENDING" }]);
  });

  it("is accepted however late it is decided", async () => {
    const member = await app.member();
    const { slip, accept } = await sent(member);
    app.setNow(new Date(NOON.getTime() + DAY_MS));
    expect((await decide(slip, accept)).status).toBe(200);
    app.setNow(NOON);
    expect(await member.balance("wallet")).toBe(10_000);
  });

  it("is accepted with one of the listed transfers: to the operator and not credited", async () => {
    const listed = async () => (await app.call("GET", "/sandbox/slips/transfers")).body;
    const { slip, accept } = await sent(await app.member(), { amount: 12.34 });
    const elsewhere = await sent(await app.member(), { to: "1112223334", amount: 56.78 });
    const own = { from: "SCB", reference: accept.transfer, amount: 12.34, currency: "BAHT" };
    expect(await listed()).toContainEqual({ ...own, madeAt: NOON.toISOString() });
    expect(JSON.stringify(await listed())).not.toContain(elsewhere.accept.transfer);
    await decide(slip, accept);
    expect(JSON.stringify(await listed())).not.toContain(accept.transfer);
  });

  it.each(SLIP_REASONS)("is refused for %s", async (reason) => {
    const member = await app.member();
    const { slip, accept } = await sent(member);
    expect((await decide(slip, { kind: "refuse", reason })).body).toEqual({ outcome: "refused" });
    expect((await decide(slip, accept)).status).toBe(409);
    expect(await slipsOf(member)).toMatchObject([{ status: "FAILED", note: reason, amount: 0 }]);
    expect(await member.statement()).toMatchObject({ total: 0 });
  });

  it.each([
    [{ kind: "accept" }, 400],
    [{ kind: "accept", amount: 100 }, 400],
    [{ kind: "accept", from: "SCB" }, 400],
    [{ kind: "accept", from: "SCB", transfer: "\0" }, 400],
    [{ kind: "accept", from: "NOBANK", transfer: "20260302000000000000" }, 400],
    [{ kind: "refuse", reason: "BECAUSE" }, 400],
    [{}, 400],
  ])("stays in progress after %j", async (decision, status) => {
    const member = await app.member();
    expect((await decide(await pendingOf(member), decision)).status).toBe(status);
    expect(await slipsOf(member)).toMatchObject([{ status: "PENDING" }]);
  });

  it("is not found by an unknown reference", async () => {
    const { accept } = await sent(await app.member());
    expect(await decide("0".repeat(20), accept)).toMatchObject(refusal("NO_DATA", 404));
  });

  it("leaves a sound ledger and no faults behind", async () => {
    expect([...(await ledgerBreaches(app.database)), ...app.log]).toEqual([]);
  });
});
