import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import { normalPhone } from "../registration/phone.ts";
import { changePassword, logIn } from "./log-in.ts";
import { readMember, renameBankAccount, renameMember } from "./members.ts";
import { wireMember } from "./wire-member.ts";

const done = { message: "SUCCESS" };

/** Log-in and what members keep about themselves: `/api/login` and `/api/account`. */
export function memberRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, answer, authenticate, readBody } = context;
  return new Hono<SandboxEnv>()
    .post("/api/login", async (c) => {
      const payload = await readBody(c, wire.LoginPayload, "WRONG_CREDENTIAL");
      const attempt = { ...payload, username: normalPhone(payload.username), address: clientAddress(c) };
      return answer(c, wire.LoginAnswer, { token: await logIn(database, attempt, clock()) });
    })
    .get("/api/account/profile", authenticate, async (c) => {
      const member = await readMember(database, c.var.memberId);
      return answer(c, wire.ProfileAnswer, wireMember(operator, member));
    })
    .put("/api/account/profile", authenticate, async (c) => {
      await renameMember(
        database,
        c.var.memberId,
        await readBody(c, wire.UpdateProfilePayload, "INVALID_USER_INFO"),
      );
      return answer(c, wire.Message, done);
    })
    .put("/api/account/bankAccountName", authenticate, async (c) => {
      const account = await readBody(c, wire.BankAccountNamePayload, "INVALID_USER_INFO");
      await renameBankAccount(database, c.var.memberId, account);
      return answer(c, wire.Message, done);
    })
    .put("/api/account/changepwd", authenticate, async (c) => {
      const passwords = await readBody(c, wire.ChangePasswordPayload, "INVALID_USER_INFO");
      await changePassword(
        database,
        { memberId: c.var.memberId, digest: c.var.sessionDigest },
        passwords,
        clock(),
      );
      return answer(c, wire.Message, done);
    });
}
