import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  acceptanceOf,
  aTransferSlip,
  decideSlip,
  referenceOf,
  sendForm,
  sendSlip,
  slipsOf,
} from "../testing/slips.ts";
import { concurrently, describeOnEngines, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestApp, type TestMember } from "../testing/test-app.ts";
import { testOperator } from "../testing/test-operator.ts";

const LIMITED = refusal("REQUEST_LIMIT", 429);
const slip = { ...testOperator.slip, uploadsPerMinute: 5, maxPending: 3 };

/** Sends the slip of a new transfer that only a person can read. */
async function sendUnread(app: TestApp, member: TestMember, key?: string) {
  const { png, reference } = await aTransferSlip(app, { miniQr: false });
  const response = await sendSlip(app, member, png, key === undefined ? {} : { key });
  return { response, transfer: reference };
}

describe("a member's slips", async () => {
  const app = await useTestApp({ operator: { ...testOperator, slip } });

  it("are refused beyond the uploads of a minute, and a refused one is taken later under its key", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { png } = await aTransferSlip(app);
    const key = "0123456789abcdef0123456789abcdef";
    // Repeats count too: their files are received again.
    for (let count = 0; count < slip.uploadsPerMinute; count += 1)
      expect((await sendForm(app, member, new FormData())).status).toBe(400);
    expect(await sendSlip(app, member, png, { key })).toMatchObject(LIMITED);
    expect(await slipsOf(member)).toEqual([]);
    expect((await sendSlip(app, other, (await aTransferSlip(app)).png)).status).toBe(200);
    app.setNow(new Date(NOON.getTime() + 60_000));
    expect((await sendSlip(app, member, png, { key })).status).toBe(200);
    expect(await member.balance("wallet")).toBe(10_000);
    app.setNow(NOON);
  });

  it("are refused while as many wait for a person, unless they can be read automatically", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const [first] = [
      await sendUnread(app, member),
      await sendUnread(app, member),
      await sendUnread(app, member),
    ];
    expect((await sendUnread(app, member)).response).toMatchObject(LIMITED);
    expect((await sendUnread(app, other)).response.status).toBe(200);
    expect((await sendSlip(app, member, (await aTransferSlip(app)).png)).status).toBe(200);
    expect((await slipsOf(member)).map(({ status }) => status)).toEqual([
      "SUCCESS",
      "PENDING",
      "PENDING",
      "PENDING",
    ]);
    app.setNow(new Date(NOON.getTime() + 60_000));
    await decideSlip(app, referenceOf(first.response), acceptanceOf(first.transfer));
    expect((await sendUnread(app, member)).response.status).toBe(200);
    app.setNow(NOON);
  });

  it("are taken under the key of a refused one, once a person has read an earlier one", async () => {
    const member = await app.member();
    const first = await sendUnread(app, member);
    for (let count = 1; count < slip.maxPending; count += 1) await sendUnread(app, member);
    const { png } = await aTransferSlip(app, { miniQr: false });
    const key = randomUUID();
    const refused = await sendSlip(app, member, png, { key });
    expect(refused).toMatchObject(LIMITED);
    expect(refused.headers.has("Idempotency-Key")).toBe(false);
    await decideSlip(app, referenceOf(first.response), acceptanceOf(first.transfer));
    const taken = await sendSlip(app, member, png, { key });
    expect([taken.status, taken.headers.get("Idempotency-Key")]).toEqual([200, key]);
  });
});

await describeOnEngines("slips of one member at once", async ({ server }) => {
  const operator = { ...testOperator, slip: { ...slip, uploadsPerMinute: 100 } };
  const app = await useTestApp({ server, operator });

  it("never wait in greater number than allowed", async () => {
    const member = await app.member();
    const sent = await concurrently(10, () => sendUnread(app, member));
    expect(sent.filter(({ response }) => response.status === 200)).toHaveLength(slip.maxPending);
    expect(await slipsOf(member)).toHaveLength(slip.maxPending);
  });
});
