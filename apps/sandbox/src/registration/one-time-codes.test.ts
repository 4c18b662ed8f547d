import type * as wire from "@member-wallet/api/wire";
import { describe, expect, it, vi } from "vitest";
import { aRegistration } from "../testing/registration.ts";
import { NOON, refusal } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

const UNVERIFIED = refusal("UNVERIFIED_OTP");

describe("a one-time code", async () => {
  const app = await useTestApp();
  const send = (phoneNumber: string) => app.call("POST", "/api/otp/send", { body: { phoneNumber } });
  const verify = (otpToken: string, otpCode: string) =>
    app.call("POST", "/api/otp/verify", { body: { otpToken, otpCode } });
  const sentTo = async (phone: string) => {
    const codes = (await app.call("GET", "/sandbox/one-time-codes")).body as {
      phone: string;
      code: string;
    }[];
    return codes.find((each) => each.phone === phone)?.code ?? "";
  };
  const later = (seconds: number) => app.setNow(new Date(NOON.getTime() + seconds * 1000));
  const issue = async (phone: string) =>
    (await send(phone)).body as { otpToken: string; otpRef: string; code: string };

  it("is not in the response, which has a reference and a token", async () => {
    later(0);
    const response = await send("0800000001");
    expect(response.body).toMatchObject({ code: "SUCCESS", otpRef: expect.stringMatching(/^[A-Z]{4}$/) });
    expect(response.text).not.toContain(await sentTo("0800000001"));
  });

  const create = (username: string, overrides: Partial<wire.RegisterPayload> = {}) => {
    const bankAccountNo = `2${username.replaceAll(/\D/g, "").slice(-9)}`;
    return app.call("POST", "/api/account", {
      body: aRegistration({ username, bankAccountNo, ...overrides }),
    });
  };
  const validate = (username: string, otpToken?: string) =>
    app.call("POST", "/api/account/validate", {
      body: aRegistration({ username, bankCode: "", ...(otpToken !== undefined && { otpToken }) }),
    });
  /** Requests and verifies a code; returns its token. */
  async function verified(phone: string, normal = phone): Promise<string> {
    const { otpToken } = await issue(phone);
    expect((await verify(otpToken, await sentTo(normal))).status).toBe(200);
    return otpToken;
  }

  it("works once, and its token verifies the phone until an account exists", async () => {
    app.context.switches.set({ registerOTP: true });
    const phone = "0800000002";
    expect(await create(phone)).toMatchObject(UNVERIFIED);
    const { otpToken } = await issue(phone);
    expect(await create(phone, { otpToken })).toMatchObject(UNVERIFIED);
    const code = await sentTo(phone);
    expect(await verify(otpToken, code)).toMatchObject({ status: 200, body: { message: "OTP_CODE_VALID" } });
    expect(await verify(otpToken, code)).toMatchObject(refusal("OTP_NOT_EXIST"));
    expect(await validate(phone, otpToken)).toMatchObject({ status: 200 });
    expect(await create(phone, { otpToken })).toMatchObject({ status: 200 });
    expect(await send(phone)).toMatchObject({ body: { message: "EXISTING_USER" } });
    expect(await create(phone, { otpToken, bankAccountNo: "2999999999" })).toMatchObject({
      body: { message: "EXISTING_USER" },
    });
  });

  it("verifies only the phone that it was sent to", async () => {
    const otpToken = await verified("0800000006");
    for (const response of [await validate("0800000007", otpToken), await create("0800000007", { otpToken })])
      expect(response).toMatchObject(UNVERIFIED);
  });

  it("verifies a phone only for the owner of its token", async () => {
    const phone = "0800000009";
    const otpToken = await verified(phone);
    const strangers = await verified("0800000010");
    for (const token of [undefined, "", "0".repeat(32), strangers]) {
      expect(await validate(phone, token)).toMatchObject(UNVERIFIED);
      expect(await create(phone, token === undefined ? {} : { otpToken: token })).toMatchObject(UNVERIFIED);
    }
    // Another code neither verifies its requester nor invalidates the first one.
    later(61);
    const again = await issue(phone);
    expect(again.code).toBe("SUCCESS");
    expect(await create(phone, { otpToken: again.otpToken })).toMatchObject(UNVERIFIED);
    expect(await create(phone, { otpToken })).toMatchObject({ status: 200 });
    later(0);
  });

  it("verifies a phone for half an hour", async () => {
    const otpToken = await verified("0800000011");
    later(30 * 60);
    expect(await create("0800000011", { otpToken })).toMatchObject(UNVERIFIED);
    later(30 * 60 - 1);
    expect(await create("0800000011", { otpToken })).toMatchObject({ status: 200 });
    later(0);
  });

  it("counts per phone, however it is written: one a minute, and one account", async () => {
    const otpToken = await verified("+66800000012", "0800000012");
    for (const writing of ["0800000012", "+0800000012", "+66800000012", "66800000012", "0066800000012"]) {
      expect(await send(writing)).toMatchObject(refusal("REQUEST_LIMIT_1MIN", 429));
    }
    expect(await create("66800000012", { otpToken })).toMatchObject({ status: 200 });
    for (const writing of ["0800000012", "+66800000012"]) {
      expect(await send(writing)).toMatchObject({ body: { message: "EXISTING_USER" } });
      expect(await create(writing, { otpToken, bankAccountNo: "2888888888" })).toMatchObject({
        body: { message: "EXISTING_USER" },
      });
      const body = { username: writing, password: aRegistration().password };
      expect((await app.call("POST", "/api/login", { body })).status).toBe(200);
    }
  });

  it("is logged, and stored only as a digest", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { otpToken } = await issue("0800000008");
    const code = await sentTo("0800000008");
    expect(log.mock.lastCall?.join()).toContain(`0800000008`);
    expect(log.mock.lastCall?.join()).toContain(code);
    log.mockRestore();
    const stored = await app.database.query("select * from one_time_code where phone = '0800000008'");
    expect(stored).toHaveLength(1);
    for (const secret of [otpToken, `"${code}"`]) expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("is refused with an unknown token, when it is wrong, and when it has expired", async () => {
    const { otpToken } = await issue("0800000003");
    const code = await sentTo("0800000003");
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await verify("nothing", code)).toMatchObject({ body: { message: "OTP_TOKEN_INVALID" } });
    expect(await verify(otpToken, wrong)).toMatchObject({ body: { message: "OTP_CODE_INVALID" } });
    later(601);
    expect(await verify(otpToken, code)).toMatchObject({ body: { message: "OTP_EXPIRED" } });
    later(0);
  });

  it("is blocked after five wrong attempts, even for the correct one", async () => {
    const { otpToken } = await issue("0800000004");
    const code = await sentTo("0800000004");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) await verify(otpToken, wrong);
    expect(await verify(otpToken, code)).toMatchObject(refusal("OTP_BLOCK", 429));
  });

  it("is issued once a minute and five times an hour", async () => {
    const phone = "0800000005";
    await send(phone);
    expect(await send(phone)).toMatchObject(refusal("REQUEST_LIMIT_1MIN", 429));
    for (let minute = 1; minute < 5; minute += 1) {
      later(minute * 61);
      expect(await send(phone)).toMatchObject({ status: 200 });
    }
    later(5 * 61);
    expect(await send(phone)).toMatchObject(refusal("REQUEST_LIMIT", 429));
    later(0);
  });
});
