import { randomUUID } from "node:crypto";
import { isMessageCode } from "@member-wallet/api/wire";
import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedDemoMembers } from "../demo/seed.ts";
import { type TestResponse, createTestApp, LOWEST_COST, NOON, type TestMember } from "../testing/test-app.ts";
import { decryptGiftLink, encryptGiftLink } from "./encryption.ts";
import { checkLedgerAfterEach, describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";
import { testOperator } from "../testing/test-operator.ts";

const KEY = "test-gift-link-key";

function send(member: TestMember, link: string, headers: Record<string, string> = {}): Promise<TestResponse> {
  return member.call("POST", "/api/wallet/truelink", { body: { link }, headers });
}

await describeOnEngines("a deposit by gift link", async ({ server }) => {
  const app = await useTestApp({ server });
  checkLedgerAfterEach(app);

  async function aLink(amount: number): Promise<string> {
    const { body } = await app.call("POST", "/sandbox/gift-links", { body: { amount } });
    expect(body).toEqual({ link: expect.any(String), amount });
    return (body as { link: string }).link;
  }

  it("credits its amount, from the mobile wallet", async () => {
    const member = await app.member();
    const response = await send(member, encryptGiftLink(await aLink(88.8), KEY));
    expect([response.status, response.body]).toEqual([200, { message: "SUCCESS" }]);
    expect(await member.balance("wallet")).toBe(8_880);
    expect(await member.statement()).toMatchObject({
      total: 1,
      statements: [
        { statementType: "deposit", status: "SUCCESS", from: "TRUEWALLET", to: "wallet", amount: 88.8 },
      ],
    });
  });

  it("counts once, whoever sends it and however it is written", async () => {
    const [first, second] = [await app.member(), await app.member()];
    const link = await aLink(50);
    await send(first, encryptGiftLink(link, KEY));
    for (const written of [link, `${link}&from=line`, ` ${link}#x `, link.replace("https", "HTTPS")]) {
      for (const member of [first, second]) {
        const response = await send(member, encryptGiftLink(written, KEY));
        expect([response.status, response.body]).toEqual([400, { message: "TRUELINK_DUPLICATE" }]);
      }
    }
    expect([await first.balance("wallet"), await second.balance("wallet")]).toEqual([5_000, 0]);
  });

  it.each(RACE_ROUNDS)(
    "is credited once when sent 20 times at once, encrypted 20 times, round %i",
    async () => {
      const member = await app.member();
      const link = await aLink(100);
      const sealed = Array.from({ length: 20 }, () => encryptGiftLink(link, KEY));
      expect(new Set(sealed).size).toBe(20);
      const responses = await Promise.all(
        sealed.map((one) => send(member, one, { "Idempotency-Key": randomUUID() })),
      );
      const codes = responses.map(({ body }) => JSON.stringify(body)).toSorted();
      expect(codes).toEqual(
        [
          '{"message":"SUCCESS"}',
          ...Array.from({ length: 19 }, () => '{"message":"TRUELINK_DUPLICATE"}'),
        ].toSorted(),
      );
      expect(await member.balance("wallet")).toBe(10_000);
    },
  );

  it("gets the first response again under its key", async () => {
    const member = await app.member();
    const sealed = encryptGiftLink(await aLink(10), KEY);
    const headers = { "Idempotency-Key": randomUUID() };
    const [first, again] = [await send(member, sealed, headers), await send(member, sealed, headers)];
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await member.balance("wallet")).toBe(1_000);
  });

  it("is refused below 2 baht and stays redeemable", async () => {
    const member = await app.member();
    const [less, least] = [await aLink(1.99), await aLink(2)];
    for (const response of [
      await send(member, encryptGiftLink(less, KEY)),
      await send(member, encryptGiftLink(less, KEY)),
    ])
      expect([response.status, response.body]).toEqual([400, { message: "TRUELINK_MINIMUM" }]);
    expect((await send(member, encryptGiftLink(least, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(200);
    const { body } = await app.call("GET", "/sandbox/gift-links");
    expect(body).toContainEqual({ link: less, amount: 1.99 });
  });

  it.each([
    ["plain", (link: string) => link],
    ["sealed with another key", (link: string) => encryptGiftLink(link, "another-key")],
    ["cut", (link: string) => encryptGiftLink(link, KEY).slice(0, 60)],
    ["sealed twice", (link: string) => encryptGiftLink(encryptGiftLink(link, KEY), KEY)],
    ["of another host", (link: string) => encryptGiftLink(link.replace("truemoney", "truemony"), KEY)],
    ["without https", (link: string) => encryptGiftLink(link.replace("https", "http"), KEY)],
    ["without a voucher behind it", (link: string) => encryptGiftLink(`${link}x`, KEY)],
    ["longer than any", (link: string) => encryptGiftLink(link + "&x".repeat(3_000), KEY)],
  ])("that is %s is refused, and its voucher stays redeemable", async (_case, as) => {
    const member = await app.member();
    const link = await aLink(30);
    const response = await send(member, as(link));
    expect([response.status, response.body]).toEqual([400, { message: "TRUELINK_INVALID" }]);
    expect((await send(member, encryptGiftLink(link, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(3_000);
  });

  it.each([0, -5, 0.001, 1e9, "10", null])("cannot be created for %j baht", async (amount) => {
    expect((await app.call("POST", "/sandbox/gift-links", { body: { amount } })).status).toBe(400);
  });

  it("can be created and listed only from this machine", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    for (const method of ["GET", "POST"])
      expect((await app.call(method, "/sandbox/gift-links", { headers })).status).toBe(403);
  });
});

describe("gift links", () => {
  it("decrypt to what was encrypted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), fc.string(), (link, key) => {
        expect(decryptGiftLink(encryptGiftLink(link, key), key)).toBe(link);
      }),
      { numRuns: 40 },
    );
  });

  it("with any text are refused without a fault", async () => {
    const app = await createTestApp();
    const member = await app.member();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.base64String(), fc.string({ unit: "binary" })), async (text) => {
        const link = fc.hash(text) % 2 === 0 ? text : encryptGiftLink(text || "x", KEY);
        const { status, body } = await send(member, link);
        expect(status).toBe(400);
        expect(isMessageCode((body as { message: string }).message)).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(app.log).toEqual([]);
    await app.close();
  });

  it("are refused below the operator's minimum, where it is higher", async () => {
    const app = await createTestApp({ operator: { ...testOperator, depositMinimum: satang(2_000) } });
    const member = await app.member();
    const give = async (amount: number) => {
      const { body } = await app.call("POST", "/sandbox/gift-links", { body: { amount } });
      return (await send(member, encryptGiftLink((body as { link: string }).link, KEY))).body;
    };
    expect(await give(19.99)).toEqual({ message: "TRUELINK_MINIMUM" });
    expect(await give(20)).toEqual({ message: "SUCCESS" });
    expect(await member.balance("wallet")).toBe(2_000);
    await app.close();
  });

  it("are refused by an operator without a key", async () => {
    const app = await createTestApp({ operator: { ...testOperator, giftLinkKey: null } });
    const member = await app.member();
    expect(
      (await send(member, encryptGiftLink("https://gift.truemoney.com/campaign/?v=x", ""))).body,
    ).toEqual({
      message: "TRUELINK_INVALID",
    });
    await app.close();
  });

  it("of a fresh sandbox can be redeemed once", async () => {
    const app = await createTestApp();
    await seedDemoMembers(app.database, app.context.operator, NOON, LOWEST_COST);
    const { body } = await app.call("GET", "/sandbox/gift-links");
    const links = body as { link: string; amount: number }[];
    expect(links.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([20, 100, 500]);
    const member = await app.member();
    for (const { link } of links) expect((await send(member, encryptGiftLink(link, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(62_000);
    expect((await app.call("GET", "/sandbox/gift-links")).body).toEqual([]);
    await app.close();
  });
});
