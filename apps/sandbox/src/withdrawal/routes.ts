import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, satang } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { jsonBody } from "../http/body.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { withoutResult } from "../idempotency/command.ts";
import { exactAmount } from "../wallet/wire-amount.ts";
import { type Ending, endWithdrawal, sendWithdrawal } from "./end-withdrawal.ts";
import { withdraw, withdrawAll } from "./withdraw.ts";

interface Row {
  id: number;
  amount: number;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
  name: string;
  username: string;
  sentAt: Date | null;
}

/**
 * Withdrawals: POST `/api/wallet/withdraw` and `…/withdrawAll`. For this machine only, GET `/sandbox/withdrawals` lists
 * the pending ones, oldest first; POST `/sandbox/withdrawals/{id}/send` sends one to the bank, `…/settle` pays one out,
 * `…/return` returns the money; each returns `{ outcome }`.
 */
export function withdrawalRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, command } = context;
  const withdrawCommand = (execute: typeof withdraw) =>
    command(
      withoutResult(jsonBody(wire.AmountPayload), async ({ tx, memberId }, { amount }) =>
        execute(tx, operator, memberId, exactAmount(amount), clock()),
      ),
    );

  return new Hono<SandboxEnv>()
    .post("/api/wallet/withdraw", authenticate, withdrawCommand(withdraw))
    .post("/api/wallet/withdrawAll", authenticate, withdrawCommand(withdrawAll))
    .get("/sandbox/withdrawals", localOnly, async (c) => {
      const rows = await database.query<Row>(
        `select w.id, w.amount, w.bank_code as "bankCode", w.bank_account_name as "bankAccountName",
          w.bank_account_no as "bankAccountNo", m.name, m.username, s.sent_at as "sentAt"
        from withdrawal w join member m on m.id = w.member_id
          join statement_entry s on s.id = w.statement_entry_id
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
    .post("/sandbox/withdrawals/:id/send", localOnly, async (c) => {
      await sendWithdrawal(database, c.req.param("id"), clock());
      return c.json({ outcome: "sent" });
    })
    .post("/sandbox/withdrawals/:id/:ending{settle|return}", localOnly, async (c) => {
      const ending: Ending = c.req.param("ending") === "settle" ? "settle" : "return";
      await database.transaction((tx) => endWithdrawal(tx, c.req.param("id"), ending, clock()));
      return c.json({ outcome: ending === "settle" ? "settled" : "returned" });
    });
}
