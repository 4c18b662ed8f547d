import { afterAll, describe, expect, it } from "vitest";
import { freshWorld, NOON } from "../testing/world.ts";
import { testEngines } from "../testing/engines.ts";

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
    ["a bank that is not listed", { bankCode: "NOBANK" }, "INVALID_BANK"],
    ["an account number that is none", { bankAccountNo: "12-34" }, "INVALID_BANK"],
    ["another currency", { currency: "USD" }, "INVALID_BANK"],
    ["a Thai name at a bank that wants English", { bankCode: "KTB" }, "BANK_ACCOUNT_NAME_ENG"],
  ])("with %s is refused", async (_case, over, code) => {
    expect(await create(over)).toMatchObject({ status: 400, body: { message: code } });
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
    expect(await send(phone)).toMatchObject({ status: 429, body: { message: "OTP_BLOCK" } });
    later(0);
  });
});

const { engines, stop } = await testEngines();
afterAll(stop);

describe.each(engines)("twenty registrations of one phone on $name", (engine) => {
  it("make one member", async () => {
    const world = await freshWorld({ server: engine.server });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.call("POST", "/api/account", { body: { ...PERSON, bankAccountNo: `30000000${10 + index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    await world.close();
  });
});
