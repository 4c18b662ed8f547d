import { bahtFromSatang, satang } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { type Ending, endWithdrawal } from "./end-withdrawal.ts";
import { WITHDRAWALS_SCRIPT } from "./local-section.ts";

interface Row {
  id: number;
  amount: number;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
  name: string;
  username: string;
}

/**
 * The operator's side of withdrawals, for this machine only. GET `/sandbox/withdrawals` lists the pending ones, oldest
 * first; POST `/sandbox/withdrawals/{id}/settle` pays one out, `…/return` gives the money back; both answer
 * `{ outcome }`.
 */
export function localWithdrawalRoutes({ database, clock, localOnly }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/sandbox/withdrawals", localOnly, async (c) => {
      const rows = await database.query<Row>(
        `select w.id, w.amount, w.bank_code as "bankCode", w.bank_account_name as "bankAccountName",
          w.bank_account_no as "bankAccountNo", m.name, m.username
        from withdrawal w join member m on m.id = w.member_id
        where w.status = 'PENDING' order by w.id limit 200`,
      );
      return c.json(
        rows.map(({ id, amount, name, username, ...bank }) => ({
          id,
          amount: bahtFromSatang(satang(amount)),
          ...bank,
          member: { name, username },
        })),
      );
    })
    .get("/sandbox/withdrawals.js", localOnly, (c) =>
      c.body(WITHDRAWALS_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    )
    .post("/sandbox/withdrawals/:id/:ending{settle|return}", localOnly, async (c) => {
      const ending: Ending = c.req.param("ending") === "settle" ? "settle" : "return";
      await database.transaction((tx) => endWithdrawal(tx, c.req.param("id"), ending, clock()));
      return c.json({ outcome: ending === "settle" ? "settled" : "returned" });
    });
}
