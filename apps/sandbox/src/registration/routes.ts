import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Context, SandboxEnv } from "../context.ts";
import { jsonBody, prepared } from "../http/body.ts";
import { clientAddress } from "../http/client-address.ts";
import { Refusal } from "../http/refusal.ts";
import { hashPassword } from "../member/password.ts";
import { createAddressLimit } from "./address-limit.ts";
import { checkCode, issueCode } from "./one-time-codes.ts";
import { checkPhone } from "./phone.ts";
import { checkRegistration, register, validateRegistration } from "./register.ts";

/** What stands in for the phones' messages: the last codes, for the local page only. */
interface SentCode {
  phone: string;
  reference: string;
  code: string;
}

const MOST_SENT = 20;

/** Becoming a member: one-time codes, validation, and the account itself (§4 Registration). */
export function registrationRoutes(context: Context): Hono<SandboxEnv> {
  const { database, operator, clock, switches, answer, command, readBody, localOnly } = context;
  const sent: SentCode[] = [];
  const countCall = createAddressLimit(clock);
  const countCalls = createMiddleware<SandboxEnv>(async (c, next) => {
    countCall(clientAddress(c));
    await next();
  });

  return new Hono<SandboxEnv>()
    .post("/api/otp/send", countCalls, async (c) => {
      const { phoneNumber } = await readBody(c, wire.OtpSendPayload, "INVALID_USER_INFO");
      const phone = checkPhone(phoneNumber, switches.state());
      const known = await database.query("select 1 from member where username = $1", [phone]);
      if (known.length > 0) throw new Refusal("EXISTING_USER");
      // Never OTP_VERIFIED: who asks shows nothing by which to tell who verified the phone.
      const { token, reference, code } = await issueCode(database, phone, clock());
      sent.unshift({ phone, reference, code });
      sent.splice(MOST_SENT);
      console.log(`sandbox: one-time code for ${phone} (${reference}): ${code}`);
      return answer(c, wire.OtpSendAnswer, { otpRef: reference, otpToken: token, code: "SUCCESS" });
    })
    .post("/api/otp/verify", async (c) => {
      const { otpToken, otpCode } = await readBody(c, wire.OtpVerifyPayload, "OTP_CODE_INVALID");
      await checkCode(database, otpToken, otpCode, clock());
      return answer(c, wire.Message, { message: "OTP_CODE_VALID" });
    })
    .post("/api/account/validate", countCalls, async (c) => {
      const payload = await readBody(c, wire.RegisterPayload, "INVALID_USER_INFO");
      await validateRegistration(database, { operator, switches: switches.state(), now: clock() }, payload);
      return answer(c, wire.Message, { message: "SUCCESS" });
    })
    .post(
      "/api/account",
      countCalls,
      command({
        body: prepared(jsonBody(wire.RegisterPayload, "INVALID_USER_INFO"), async (payload) => {
          await checkRegistration(database, { operator, switches: switches.state(), now: clock() }, payload);
          // Nothing is hashed that is refused, and no transaction waits for the hash.
          return { payload, passwordHash: await hashPassword(payload.password, "stranger") };
        }),
        answer: wire.Message,
        async work({ tx }, { payload, passwordHash }) {
          await register(tx, payload, { operator, switches: switches.state(), passwordHash, now: clock() });
          return { message: "SUCCESS" };
        },
      }),
    )
    .get("/sandbox/one-time-codes", localOnly, (c) => c.json(sent));
}
