import { randomUUID } from "node:crypto";
import { isMessageCode } from "@member-wallet/api/wire";
import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { seedDemoMembers } from "../seed/seed.ts";
import { testEngines } from "../testing/engines.ts";
import { testOperator } from "../testing/test-operator.ts";
import { type Answer, freshWorld, NOON, type TestMember } from "../testing/world.ts";
import { openGiftLink, sealGiftLink } from "./seal.ts";

/** Rounds of each race; 20 for the whole proof (`RACE_ROUNDS=20`). */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 2);
const KEY = "test-gift-link-key";

const { engines, stop } = await testEngines();
afterAll(() => stop());

function send(member: TestMember, link: string, headers: Record<string, string> = {}): Promise<Answer> {
  return member.call("POST", "/api/wallet/truelink", { body: { link }, headers });
}

describe.each(engines)("a deposit by gift link on $name", async ({ server }) => {
  const world = await freshWorld({ server });
  afterAll(() => world.close());
  afterEach(async () => {
    const breaches = [...(await ledgerBreaches(world.database)), ...world.log];
    if (breaches.length > 0) throw new Error(breaches.join("\n"));
  });

  async function aLink(amount: number): Promise<string> {
    const { body } = await world.call("POST", "/sandbox/gift-links", { body: { amount } });
    expect(body).toEqual({ link: expect.any(String), amount });
    return (body as { link: string }).link;
  }

  it("credits its worth, from the mobile wallet", async () => {
    const member = await world.member();
    const answer = await send(member, sealGiftLink(await aLink(88.8), KEY));
    expect([answer.status, answer.body]).toEqual([200, { message: "SUCCESS" }]);
    expect(await member.balance("wallet")).toBe(8_880);
    const statement = await member.call("POST", "/api/statement", { body: { page: 1, limit: 10 } });
    expect(statement.body).toMatchObject({
      total: 1,
      statements: [
        { statementType: "deposit", status: "SUCCESS", from: "TRUEWALLET", to: "wallet", amount: 88.8 },
      ],
    });
  });

  it("is good once, for whoever sends it and however it is written", async () => {
    const [first, second] = [await world.member(), await world.member()];
    const link = await aLink(50);
    await send(first, sealGiftLink(link, KEY));
    for (const written of [link, `${link}&from=line`, ` ${link}#x `, link.replace("https", "HTTPS")]) {
      for (const member of [first, second]) {
        const answer = await send(member, sealGiftLink(written, KEY));
        expect([answer.status, answer.body]).toEqual([400, { message: "TRUELINK_DUPLICATE" }]);
      }
    }
    expect([await first.balance("wallet"), await second.balance("wallet")]).toEqual([5_000, 0]);
  });

  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    "is credited once when it is sent 20 times at once, sealed 20 ways, round %i",
    async () => {
      const member = await world.member();
      const link = await aLink(100);
      const sealed = Array.from({ length: 20 }, () => sealGiftLink(link, KEY));
      expect(new Set(sealed).size).toBe(20);
      const answers = await Promise.all(
        sealed.map((one) => send(member, one, { "Idempotency-Key": randomUUID() })),
      );
      const codes = answers.map(({ body }) => JSON.stringify(body)).toSorted();
      expect(codes).toEqual(
        [
          '{"message":"SUCCESS"}',
          ...Array.from({ length: 19 }, () => '{"message":"TRUELINK_DUPLICATE"}'),
        ].toSorted(),
      );
      expect(await member.balance("wallet")).toBe(10_000);
    },
  );

  it("answers a second sending under its key as the first", async () => {
    const member = await world.member();
    const sealed = sealGiftLink(await aLink(10), KEY);
    const headers = { "Idempotency-Key": randomUUID() };
    const [first, again] = [await send(member, sealed, headers), await send(member, sealed, headers)];
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await member.balance("wallet")).toBe(1_000);
  });

  it("brings at least 2 baht, or is refused and left as it is", async () => {
    const member = await world.member();
    const [less, least] = [await aLink(1.99), await aLink(2)];
    for (const answer of [
      await send(member, sealGiftLink(less, KEY)),
      await send(member, sealGiftLink(less, KEY)),
    ])
      expect([answer.status, answer.body]).toEqual([400, { message: "TRUELINK_MINIMUM" }]);
    expect((await send(member, sealGiftLink(least, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(200);
    const { body } = await world.call("GET", "/sandbox/gift-links");
    expect(body).toContainEqual({ link: less, amount: 1.99 });
  });

  it.each([
    ["plain", (link: string) => link],
    ["sealed with another key", (link: string) => sealGiftLink(link, "another-key")],
    ["cut", (link: string) => sealGiftLink(link, KEY).slice(0, 60)],
    ["sealed twice", (link: string) => sealGiftLink(sealGiftLink(link, KEY), KEY)],
    ["of another host", (link: string) => sealGiftLink(link.replace("truemoney", "truemony"), KEY)],
    ["without https", (link: string) => sealGiftLink(link.replace("https", "http"), KEY)],
    ["without a voucher behind it", (link: string) => sealGiftLink(`${link}x`, KEY)],
    ["longer than any", (link: string) => sealGiftLink(link + "&x".repeat(3_000), KEY)],
  ])("that comes %s is refused, and its voucher stays good", async (_case, as) => {
    const member = await world.member();
    const link = await aLink(30);
    const answer = await send(member, as(link));
    expect([answer.status, answer.body]).toEqual([400, { message: "TRUELINK_INVALID" }]);
    expect((await send(member, sealGiftLink(link, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(3_000);
  });

  it.each([0, -5, 0.001, 1e9, "10", null])("is not made of %j baht", async (amount) => {
    expect((await world.call("POST", "/sandbox/gift-links", { body: { amount } })).status).toBe(400);
  });

  it("is made and listed on this machine only", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    for (const method of ["GET", "POST"])
      expect((await world.call(method, "/sandbox/gift-links", { headers })).status).toBe(403);
  });
});

describe("gift links", () => {
  it("come out as they were sealed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), fc.string(), (link, key) => {
        expect(openGiftLink(sealGiftLink(link, key), key)).toBe(link);
      }),
      { numRuns: 40 },
    );
  });

  it("that are any text at all are refused without a failure", async () => {
    const world = await freshWorld();
    const member = await world.member();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.base64String(), fc.string({ unit: "binary" })), async (text) => {
        const link = fc.hash(text) % 2 === 0 ? text : sealGiftLink(text || "x", KEY);
        const { status, body } = await send(member, link);
        expect(status).toBe(400);
        expect(isMessageCode((body as { message: string }).message)).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(world.log).toEqual([]);
    await world.close();
  });

  it("bring at least what the operator takes, where that is more than theirs", async () => {
    const world = await freshWorld({ operator: { ...testOperator, depositMinimum: satang(2_000) } });
    const member = await world.member();
    const give = async (amount: number) => {
      const { body } = await world.call("POST", "/sandbox/gift-links", { body: { amount } });
      return (await send(member, sealGiftLink((body as { link: string }).link, KEY))).body;
    };
    expect(await give(19.99)).toEqual({ message: "TRUELINK_MINIMUM" });
    expect(await give(20)).toEqual({ message: "SUCCESS" });
    expect(await member.balance("wallet")).toBe(2_000);
    await world.close();
  });

  it("are not taken by an operator without a key", async () => {
    const world = await freshWorld({ operator: { ...testOperator, giftLinkKey: null } });
    const member = await world.member();
    expect((await send(member, sealGiftLink("https://gift.truemoney.com/campaign/?v=x", ""))).body).toEqual({
      message: "TRUELINK_INVALID",
    });
    await world.close();
  });

  it("wait in a fresh sandbox, for whoever comes first", async () => {
    const world = await freshWorld();
    await seedDemoMembers(world.database, world.context.operator, NOON);
    const { body } = await world.call("GET", "/sandbox/gift-links");
    const links = body as { link: string; amount: number }[];
    expect(links.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([20, 100, 500]);
    const member = await world.member();
    for (const { link } of links) expect((await send(member, sealGiftLink(link, KEY))).status).toBe(200);
    expect(await member.balance("wallet")).toBe(62_000);
    expect((await world.call("GET", "/sandbox/gift-links")).body).toEqual([]);
    await world.close();
  });
});
