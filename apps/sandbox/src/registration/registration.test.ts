import { afterAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { enterMember } from "../member/members.ts";
import { IN_ORDER } from "../switches/create-switches.ts";
import { testEngines } from "../testing/engines.ts";
import { testOperator } from "../testing/test-operator.ts";
import { freshWorld, NOON } from "../testing/world.ts";
import { register } from "./register.ts";

const PERSON = {
  name: "สมหญิง",
  username: "0811112222",
  password: "secret-123",
  sourceCode: "friend",
  inviteCode: "",
  bankCode: "SCB",
  bankAccountName: "สมหญิง ใจงาม",
  bankAccountNo: "1112223334",
  currency: "BAHT",
};

describe("registration", async () => {
  const world = await freshWorld();
  afterAll(() => world.close());
  const create = (over: Partial<typeof PERSON> = {}, headers: Record<string, string> = {}) =>
    world.call("POST", "/api/account", { body: { ...PERSON, ...over }, headers });
  const validate = (over: Partial<typeof PERSON> = {}) =>
    world.call("POST", "/api/account/validate", { body: { ...PERSON, ...over } });

  it.each([
    ["no name", { name: " " }, "INVALID_USER_INFO"],
    ["a phone that is none", { username: "phone" }, "INVALID_USER_INFO"],
    ["a short password", { password: "short" }, "INVALID_USER_INFO"],
    ["a password that is a row", { password: "12345678" }, "INVALID_USER_INFO"],
    ["a password of one letter", { password: "aaaaaaaaaa" }, "INVALID_USER_INFO"],
    ["the phone as the password", { password: "0811112222" }, "INVALID_USER_INFO"],
    ["the phone as it is written abroad", { password: "+66 81-111-2222" }, "INVALID_USER_INFO"],
    ["the phone in Thai digits", { password: "๐๘๑๑๑๑๒๒๒๒" }, "INVALID_USER_INFO"],
    ["a bank that is not listed", { bankCode: "NOBANK" }, "INVALID_BANK"],
    ["an account number that is none", { bankAccountNo: "12-34" }, "INVALID_BANK"],
    ["another currency", { currency: "USD" }, "INVALID_BANK"],
    ["a Thai name at a bank that wants English", { bankCode: "KTB" }, "BANK_ACCOUNT_NAME_ENG"],
  ])("with %s is refused", async (_case, over, code) => {
    for (const answer of [await create(over), await validate(over)])
      expect(answer).toMatchObject({ status: 400, body: { message: code } });
  });

  it("is validated before it has a bank", async () => {
    expect(await validate({ bankCode: "", bankAccountName: "", bankAccountNo: "" })).toMatchObject({
      status: 200,
    });
  });

  it("lets the new member in, with an empty wallet", async () => {
    expect(await create()).toMatchObject({ status: 200 });
    const logIn = await world.call("POST", "/api/login", {
      body: { username: PERSON.username, password: PERSON.password },
    });
    const token = /"token":"([^"]+)"/.exec(logIn.text)?.[1];
    const wallet = await world.call("GET", "/api/wallet", { headers: { Authorization: `Bearer ${token}` } });
    expect(wallet.body).toMatchObject({ wallet: { amount: 0 }, profile: { name: "สมหญิง" } });
  });

  it("of a phone or a bank account that is known is refused", async () => {
    expect(await create({ bankAccountNo: "9998887776" })).toMatchObject({
      body: { message: "EXISTING_USER" },
    });
    expect(await create({ username: "0833334444" })).toMatchObject({ body: { message: "EXISTING_BANK" } });
    expect(await validate()).toMatchObject({ body: { message: "EXISTING_USER" } });
  });

  it("sent twice under one key creates one account and answers the same", async () => {
    const over = { username: "0855556666", bankAccountNo: "5556667778" };
    const key = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
    const [first, second] = [await create(over, key), await create(over, key)];
    expect(second.text).toBe(first.text);
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it("takes ten digits only where the operator says so", async () => {
    const nine = { username: "205551234", bankAccountNo: "5550001112" };
    world.context.switches.set({ requirePhoneDigits: true });
    const sent = await world.call("POST", "/api/otp/send", { body: { phoneNumber: nine.username } });
    for (const answer of [sent, await validate(nine), await create(nine)]) {
      expect(answer).toMatchObject({ status: 400, body: { message: "PHONE_NUMBER_REQUIRE_10_DIGIT" } });
    }
    world.context.switches.reset();
    expect(await create({ ...nine, currency: "LAK", bankCode: "BCEL" })).toMatchObject({ status: 200 });
    const [kept] = await world.database.query(
      "select currency, source_code from member where username = $1",
      [nine.username],
    );
    expect(kept).toEqual({ currency: "LAK", source_code: "friend" });
  });

  it("remembers who invited, and lets a code that names nobody be", async () => {
    const inviter = await world.member();
    await create({ username: "0866667777", bankAccountNo: "6667778889", inviteCode: `PR${inviter.id}` });
    await create({ username: "0877778888", bankAccountNo: "7778889990", inviteCode: "PRnobody" });
    const rows = await world.database.query<{ inviter_id: string | null }>(
      "select inviter_id from member where username in ('0866667777', '0877778888') order by username",
    );
    expect(rows.map((row) => row.inviter_id)).toEqual([inviter.id, null]);
  });
});

describe("a one-time code", async () => {
  const world = await freshWorld();
  afterAll(() => world.close());
  const send = (phoneNumber: string) => world.call("POST", "/api/otp/send", { body: { phoneNumber } });
  const verify = (otpToken: string, otpCode: string) =>
    world.call("POST", "/api/otp/verify", { body: { otpToken, otpCode } });
  const sentTo = async (phone: string) => {
    const codes = (await world.call("GET", "/sandbox/one-time-codes")).body as {
      phone: string;
      code: string;
    }[];
    return codes.find((each) => each.phone === phone)?.code ?? "";
  };
  const later = (seconds: number) => world.setNow(new Date(NOON.getTime() + seconds * 1000));
  const issue = async (phone: string) =>
    (await send(phone)).body as { otpToken: string; otpRef: string; code: string };

  it("is not in the answer, which carries a reference and a token", async () => {
    later(0);
    const answer = await send("0800000001");
    expect(answer.body).toMatchObject({ code: "SUCCESS", otpRef: expect.stringMatching(/^[A-Z]{4}$/) });
    expect(answer.text).not.toContain(await sentTo("0800000001"));
  });

  it("works once, and then its phone is verified until an account is created with it", async () => {
    world.context.switches.set({ registerOTP: true });
    const phone = "0800000002";
    const body = { ...PERSON, username: phone, bankAccountNo: "2000000002" };
    expect(await world.call("POST", "/api/account", { body })).toMatchObject({
      body: { message: "UNVERIFIED_OTP" },
    });
    const { otpToken } = await issue(phone);
    const code = await sentTo(phone);
    expect(await verify(otpToken, code)).toMatchObject({ status: 200, body: { message: "OTP_CODE_VALID" } });
    expect(await verify(otpToken, code)).toMatchObject({ status: 400, body: { message: "OTP_NOT_EXIST" } });
    expect((await send(phone)).body).toMatchObject({ code: "OTP_VERIFIED" });
    expect(await world.call("POST", "/api/account", { body })).toMatchObject({ status: 200 });
    expect(await send(phone)).toMatchObject({ body: { message: "EXISTING_USER" } });
  });

  it("verifies no other phone than the one it was sent to", async () => {
    world.context.switches.set({ registerOTP: true });
    const { otpToken } = await issue("0800000006");
    await verify(otpToken, await sentTo("0800000006"));
    const body = { ...PERSON, username: "0800000007", bankAccountNo: "2000000007" };
    expect(await world.call("POST", "/api/account", { body })).toMatchObject({
      body: { message: "UNVERIFIED_OTP" },
    });
  });

  it("is told to the sandbox's log, and kept as a digest only", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { otpToken } = await issue("0800000008");
    const code = await sentTo("0800000008");
    expect(log.mock.lastCall?.join()).toContain(`0800000008`);
    expect(log.mock.lastCall?.join()).toContain(code);
    log.mockRestore();
    const kept = await world.database.query("select * from one_time_code where phone = '0800000008'");
    expect(kept).toHaveLength(1);
    for (const secret of [otpToken, `"${code}"`]) expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it("is refused with a token that is none, and when it is wrong or too old", async () => {
    const { otpToken } = await issue("0800000003");
    const code = await sentTo("0800000003");
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await verify("nothing", code)).toMatchObject({ body: { message: "OTP_TOKEN_INVALID" } });
    expect(await verify(otpToken, wrong)).toMatchObject({ body: { message: "OTP_CODE_INVALID" } });
    later(601);
    expect(await verify(otpToken, code)).toMatchObject({ body: { message: "OTP_EXPIRED" } });
    later(0);
  });

  it("is blocked after five wrong tries, even for the right one", async () => {
    const { otpToken } = await issue("0800000004");
    const code = await sentTo("0800000004");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) await verify(otpToken, wrong);
    expect(await verify(otpToken, code)).toMatchObject({ status: 429, body: { message: "OTP_BLOCK" } });
  });

  it("is issued once a minute, and five times an hour", async () => {
    const phone = "0800000005";
    await send(phone);
    expect(await send(phone)).toMatchObject({ status: 429, body: { message: "REQUEST_LIMIT_1MIN" } });
    for (let minute = 1; minute < 5; minute += 1) {
      later(minute * 61);
      expect(await send(phone)).toMatchObject({ status: 200 });
    }
    later(5 * 61);
    expect(await send(phone)).toMatchObject({ status: 429, body: { message: "REQUEST_LIMIT" } });
    later(0);
  });
});

const { engines, stop } = await testEngines();
afterAll(stop);

describe.each(engines)("twenty registrations at once on $name", async ({ server }) => {
  const world = await freshWorld({ server });
  afterAll(() => world.close());
  // Below the calls, so that nothing but the database decides: no costly hash spreads them in time.
  const twenty = (change: (index: number) => Partial<typeof PERSON>) =>
    Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        world.database.transaction((tx) =>
          register(
            tx,
            { ...PERSON, ...change(index) },
            { operator: testOperator, switches: IN_ORDER, passwordHash: "", now: NOON },
          ),
        ),
      ),
    );

  it.each([
    ["phone", "EXISTING_USER", (index: number) => ({ bankAccountNo: `30000000${10 + index}` })],
    [
      "bank account",
      "EXISTING_BANK",
      (index: number) => ({ username: `08999999${10 + index}`, bankAccountNo: "4000000000" }),
    ],
  ])("of one %s make one member, and the others are told %s", async (_subject, code, change) => {
    const outcomes = await twenty(change);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toEqual(Array.from({ length: 19 }, () => new Refusal(code)));
  });

  it("would be stopped by the tables themselves", async () => {
    const member = {
      username: "0700000000",
      passwordHash: "",
      name: "A",
      bankCode: "SCB",
      bankAccountName: "A",
      bankAccountNo: "7000000000",
      currency: "BAHT" as const,
      coin: 0,
      createdAt: NOON,
    };
    const enter = (change: Partial<typeof member>) =>
      world.database.transaction((tx) => enterMember(tx, { ...member, ...change }));
    await enter({});
    await expect(enter({ bankAccountNo: "7000000001" })).rejects.toThrow(/member_username_key/);
    await expect(enter({ username: "0700000001" })).rejects.toThrow(/member_bank_account_unique/);
  });
});
