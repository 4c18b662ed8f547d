import { SlipPictureAnswer } from "@member-wallet/api/wire";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { aTransferSlip, referenceOf, sendSlip } from "../testing/slips.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { URL_MINUTES } from "./picture-url.ts";
import { useTestApp } from "../testing/suites.ts";

async function addressOf(member: TestMember, reference: string) {
  const { body } = await member.call("GET", `/api/statement/slip/reference/${reference}`);
  return v.parse(SlipPictureAnswer, body).url;
}

describe("a slip's picture", async () => {
  const app = await useTestApp();
  afterEach(() => app.setNow(NOON));

  const aSlip = async (member: TestMember) => {
    const { png } = await aTransferSlip(app);
    return referenceOf(await sendSlip(app, member, png));
  };
  const open = (url: string, init: RequestInit = {}) => app.app.request(url, init);
  const statusOf = async (url: string) => (await open(url)).status;

  it("opens for its member without a token, and without active content", async () => {
    const member = await app.member();
    const url = await addressOf(member, await aSlip(member));
    expect(url).toMatch(/^\/files\/slips\/[0-9a-f]{32}\?ticket=/);
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": 'inline; filename="slip.jpg"',
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it("has no URL for another member", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const reference = await aSlip(member);
    const path = `/api/statement/slip/reference/${reference}`;
    expect(await other.call("GET", path)).toMatchObject(refusal("NO_DATA", 404));
    expect((await app.call("GET", path)).status).toBe(401);
  });

  it("expires after a few minutes", async () => {
    const member = await app.member();
    const url = await addressOf(member, await aSlip(member));
    app.setNow(new Date(NOON.getTime() + URL_MINUTES * 60_000 - 1));
    expect(await statusOf(url)).toBe(200);
    app.setNow(new Date(NOON.getTime() + URL_MINUTES * 60_000));
    expect(await statusOf(url)).toBe(404);
  });

  it("does not open without its own valid ticket", async () => {
    const member = await app.member();
    const url = await addressOf(member, await aSlip(member));
    const [path = "", ticket = ""] = url.split("?ticket=");
    const [expires = "", signature = ""] = ticket.split(".");
    const [, othersTicket = ""] = (await addressOf(member, await aSlip(member))).split("?ticket=");
    for (const forged of [
      path,
      `${path}?ticket=`,
      `${path}?ticket=${Number(expires) + 1}.${signature}`,
      `${path}?ticket=${expires}.${signature.slice(0, -1)}`,
      `${path}?ticket=${othersTicket}`,
      `${path.slice(0, -1)}?ticket=${ticket}`,
      `/files/slips/${"0".repeat(32)}?ticket=${ticket}`,
    ])
      expect([forged, await statusOf(forged)]).toEqual([forged, 404]);
    expect(await statusOf(url)).toBe(200);
  });
});

describe("the list of slips", async () => {
  const app = await useTestApp();

  it("is paged, newest first, with the total, and contains only the member's own", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const references = [];
    for (let minute = 0; minute < 5; minute++) {
      app.setNow(new Date(NOON.getTime() + minute * 60_000));
      const { png } = await aTransferSlip(app, { amount: minute + 1 });
      references.unshift(referenceOf(await sendSlip(app, member, png)));
    }
    const page = async (number: number) =>
      (await member.call("POST", "/api/statement/slip", { body: { page: number, limit: 2 } })).body;
    expect(await page(1)).toMatchObject({
      total: 5,
      slips: [
        { reference: references[0], amount: 5, link: null },
        { reference: references[1], amount: 4 },
      ],
    });
    expect(await page(3)).toMatchObject({ total: 5, slips: [{ reference: references[4] }] });
    expect(await page(Number.MAX_SAFE_INTEGER)).toEqual({ total: 5, slips: [] });
    expect((await other.call("POST", "/api/statement/slip", { body: { page: 1, limit: 9 } })).body).toEqual({
      total: 0,
      slips: [],
    });
  });
});
