import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Context } from "../context.ts";
import { jsonBody, mapBody } from "../http/body.ts";
import { limitCalls } from "../http/call-limit.ts";
import { clientAddress } from "../http/client-address.ts";
import type { SandboxEnv } from "../http/env.ts";
import { identifyByAddress } from "../http/identify-caller.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { respond, SUCCESS } from "../http/respond.ts";
import { processLog } from "../operation/process-log.ts";
import { withoutResult } from "../idempotency/command.ts";
import { findMemberId } from "../member/members.ts";
import { checkPhone } from "../member/phone.ts";
import { checkCode, issueCode } from "./one-time-codes.ts";
import { checkRegistration, register } from "./register.ts";

/** A sent code, for the local page: the sandbox sends no text messages. */
interface SentCode {
  phone: string;
  reference: string;
  code: string;
}

const MAX_SENT = 20;

/** Per address and minute: far above what one visitor needs, and too few to find members by trying. */
export const MAX_CALLS = 60;

/** Registration: one-time codes, validation, and the account itself (§4 Registration). */
export function registrationRoutes(context: Context): Hono<SandboxEnv> {
  const { database, operator, clock, switches, command, passwords, readBody } = context;
  const sent: SentCode[] = [];
  const rules = () => ({ operator, switches: switches.state(), now: clock() });
  // These calls reveal whether a phone or bank account is a member's. Visitors may share an address.
  const countCalls = createMiddleware<SandboxEnv>(async (c, next) => {
    await limitCalls(database, `registration from ${clientAddress(c)}`, MAX_CALLS, clock());
    await next();
  });

  return new Hono<SandboxEnv>()
    .post("/api/otp/send", countCalls, async (c) => {
      const { phoneNumber } = await readBody(c, wire.OtpSendPayload, "INVALID_USER_INFO");
      const phone = checkPhone(phoneNumber, switches.state());
      if ((await findMemberId(database, phone)) !== null) throw new Refusal("EXISTING_USER");
      // Never OTP_VERIFIED: the request does not show whether its sender verified the phone.
      const { token, reference, code } = await issueCode(database, phone, clock());
      sent.unshift({ phone, reference, code });
      sent.splice(MAX_SENT);
      processLog.personal(`sandbox: one-time code for ${phone} (${reference}): ${code}`);
      return respond(c, wire.OtpSendAnswer, { otpRef: reference, otpToken: token, code: "SUCCESS" });
    })
    .post("/api/otp/verify", async (c) => {
      const { otpToken, otpCode } = await readBody(c, wire.OtpVerifyPayload, "OTP_CODE_INVALID");
      await checkCode(database, otpToken, otpCode, clock());
      return respond(c, wire.Message, { message: "OTP_CODE_VALID" });
    })
    .post("/api/account/validate", countCalls, async (c) => {
      const payload = await readBody(c, wire.RegisterPayload, "INVALID_USER_INFO");
      await checkRegistration(database, rules(), payload, "before-bank");
      return respond(c, wire.Message, SUCCESS);
    })
    .post(
      "/api/account",
      identifyByAddress,
      countCalls,
      command(
        withoutResult(
          mapBody(jsonBody(wire.RegisterPayload, "INVALID_USER_INFO"), async (payload) => {
            await checkRegistration(database, rules(), payload, "whole");
            // Hashed after the checks and before the transaction, which must not wait for it.
            return { payload, passwordHash: await passwords.hash(payload.password, "stranger") };
          }),
          ({ tx }, { payload, passwordHash }) => register(tx, payload, { ...rules(), passwordHash }),
        ),
      ),
    )
    .get("/sandbox/one-time-codes", localOnly, (c) => c.json(sent));
}
