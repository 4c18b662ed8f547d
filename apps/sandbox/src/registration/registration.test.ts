import { describe, expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { insertMember } from "../member/members.ts";
import { DEFAULT_SWITCHES } from "../switches/switches.ts";
import { aRegistration } from "../testing/registration.ts";
import { testOperator } from "../testing/test-operator.ts";
import { bearer, NOON, refusal } from "../testing/test-app.ts";
import { register } from "./register.ts";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";

const PERSON = aRegistration();

describe("registration", async () => {
  const app = await useTestApp();
  const create = (overrides: Partial<typeof PERSON> = {}, headers: Record<string, string> = {}) =>
    app.call("POST", "/api/account", { body: { ...PERSON, ...overrides }, headers });
  const validate = (overrides: Partial<typeof PERSON> = {}) =>
    app.call("POST", "/api/account/validate", { body: { ...PERSON, ...overrides } });

  it.each([
    ["no name", { name: " " }, "INVALID_USER_INFO"],
    ["an invalid phone", { username: "phone" }, "INVALID_USER_INFO"],
    ["a short password", { password: "short" }, "INVALID_USER_INFO"],
    ["a password of consecutive digits", { password: "12345678" }, "INVALID_USER_INFO"],
    ["a password of one letter", { password: "aaaaaaaaaa" }, "INVALID_USER_INFO"],
    ["the phone as the password", { password: "0811112222" }, "INVALID_USER_INFO"],
    ["the international phone as the password", { password: "+66 81-111-2222" }, "INVALID_USER_INFO"],
    ["the phone in Thai digits", { password: "๐๘๑๑๑๑๒๒๒๒" }, "INVALID_USER_INFO"],
    ["an unlisted bank", { bankCode: "NOBANK" }, "INVALID_BANK"],
    ["an invalid account number", { bankAccountNo: "12-34" }, "INVALID_BANK"],
    ["another currency", { currency: "USD" }, "INVALID_BANK"],
    ["a Thai name at a bank that requires English letters", { bankCode: "KTB" }, "BANK_ACCOUNT_NAME_ENG"],
  ])("with %s is refused", async (_case, overrides, code) => {
    for (const response of [await create(overrides), await validate(overrides)])
      expect(response).toMatchObject(refusal(code));
  });

  it("is valid without a bank before the last step", async () => {
    expect(await validate({ bankCode: "", bankAccountName: "", bankAccountNo: "" })).toMatchObject({
      status: 200,
    });
  });

  it("creates a member with an empty wallet who can log in", async () => {
    expect(await create()).toMatchObject({ status: 200 });
    const token = await app.logIn(PERSON);
    const wallet = await app.call("GET", "/api/wallet", { headers: bearer(token) });
    expect(wallet.body).toMatchObject({ wallet: { amount: 0 }, profile: { name: "สมหญิง" } });
  });

  it("of a known phone or bank account is refused", async () => {
    expect(await create({ bankAccountNo: "9998887776" })).toMatchObject({
      body: { message: "EXISTING_USER" },
    });
    expect(await create({ username: "0833334444" })).toMatchObject({ body: { message: "EXISTING_BANK" } });
    expect(await validate()).toMatchObject({ body: { message: "EXISTING_USER" } });
  });

  it("sent twice under one key creates one account with one response", async () => {
    const overrides = { username: "0855556666", bankAccountNo: "5556667778" };
    const key = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
    const [first, second] = [await create(overrides, key), await create(overrides, key)];
    expect(second.text).toBe(first.text);
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it("requires ten digits only with the switch", async () => {
    const nine = { username: "205551234", bankAccountNo: "5550001112" };
    app.context.switches.set({ requirePhoneDigits: true });
    const sent = await app.call("POST", "/api/otp/send", { body: { phoneNumber: nine.username } });
    for (const response of [sent, await validate(nine), await create(nine)]) {
      expect(response).toMatchObject(refusal("PHONE_NUMBER_REQUIRE_10_DIGIT"));
    }
    app.context.switches.reset();
    expect(await create({ ...nine, currency: "LAK", bankCode: "BCEL" })).toMatchObject({ status: 200 });
    const [stored] = await app.database.query(
      "select currency, source_code from member where username = $1",
      [nine.username],
    );
    expect(stored).toEqual({ currency: "LAK", source_code: "friend" });
  });

  it("stores the inviter, and ignores an unknown invite code", async () => {
    const inviter = await app.member();
    await create({ username: "0866667777", bankAccountNo: "6667778889", inviteCode: `PR${inviter.id}` });
    await create({ username: "0877778888", bankAccountNo: "7778889990", inviteCode: "PRnobody" });
    const rows = await app.database.query<{ inviter_id: string | null }>(
      "select inviter_id from member where username in ('0866667777', '0877778888') order by username",
    );
    expect(rows.map((row) => row.inviter_id)).toEqual([inviter.id, null]);
  });
});

await describeOnEngines("twenty registrations at once", async ({ server }) => {
  const app = await useTestApp({ server });
  // Without the HTTP calls, whose hashing would spread the transactions in time.
  const twenty = (change: (index: number) => Partial<typeof PERSON>) =>
    Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        app.database.transaction((tx) =>
          register(
            tx,
            { ...PERSON, ...change(index) },
            { operator: testOperator, switches: DEFAULT_SWITCHES, passwordHash: "", now: NOON },
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
  ])("of one %s create one member, and the others get %s", async (_subject, code, change) => {
    const outcomes = await twenty(change);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toEqual(Array.from({ length: 19 }, () => new Refusal(code)));
  });

  it("of one phone or bank account are prevented by the tables themselves", async () => {
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
      app.database.transaction((tx) => insertMember(tx, { ...member, ...change }));
    await enter({});
    await expect(enter({ bankAccountNo: "7000000001" })).rejects.toThrow(/member_username_key/);
    await expect(enter({ username: "0700000001" })).rejects.toThrow(/member_bank_account_unique/);
  });
});
