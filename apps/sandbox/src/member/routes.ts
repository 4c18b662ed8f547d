import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import type { SandboxEnv } from "../http/env.ts";
import { identifyByAddress } from "../http/identify-caller.ts";
import { respond, SUCCESS } from "../http/respond.ts";
import { normalPhone } from "./phone.ts";
import { changePassword, logIn } from "./log-in.ts";
import { readMember, renameBankAccount, renameMember } from "./members.ts";
import { wireMember } from "./wire-member.ts";

/** Log-in and the member's own account: `/api/login` and `/api/account`. */
export function memberRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, readBody } = context;
  return new Hono<SandboxEnv>()
    .post("/api/login", identifyByAddress, async (c) => {
      const payload = await readBody(c, wire.LoginPayload, "WRONG_CREDENTIAL");
      const attempt = { ...payload, username: normalPhone(payload.username), address: clientAddress(c) };
      return respond(c, wire.LoginAnswer, { token: await logIn(context, attempt, clock()) });
    })
    .get("/api/account/profile", authenticate, async (c) => {
      const member = await readMember(database, c.var.memberId);
      return respond(c, wire.ProfileAnswer, wireMember(operator, member));
    })
    .put("/api/account/profile", authenticate, async (c) => {
      const profile = await readBody(c, wire.UpdateProfilePayload, "INVALID_USER_INFO");
      await renameMember(database, c.var.memberId, profile);
      return respond(c, wire.Message, SUCCESS);
    })
    .put("/api/account/bankAccountName", authenticate, async (c) => {
      const account = await readBody(c, wire.BankAccountNamePayload, "INVALID_USER_INFO");
      await renameBankAccount(database, c.var.memberId, account);
      return respond(c, wire.Message, SUCCESS);
    })
    .put("/api/account/changepwd", authenticate, async (c) => {
      const change = await readBody(c, wire.ChangePasswordPayload, "INVALID_USER_INFO");
      const session = { memberId: c.var.memberId, digest: c.var.sessionDigest };
      await changePassword(context, session, change, clock());
      return respond(c, wire.Message, SUCCESS);
    });
}
