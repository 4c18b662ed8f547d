import type { Satang } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { jsonBody, noBody } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { readWallet } from "./read-wallet.ts";
import { transfer, transferAll } from "./transfer.ts";
import { readWireAmount } from "./wire-amount.ts";
import { withdraw, withdrawAll } from "../withdrawal/withdraw.ts";

const done = { message: "SUCCESS" };

/** Balances, transfers and withdrawals: `/api/wallet`. */
export function walletRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, answer, authenticate, command, stateChangingGet } = context;
  const routes = new Hono<SandboxEnv>();

  routes.get("/api/wallet", authenticate, async (c) =>
    answer(c, wire.WalletAnswer, await readWallet(database, operator, c.var.memberId)),
  );

  // The games' balances are the ledger's own, so there is nothing to fetch from a provider.
  routes.get(
    "/api/wallet/refresh/slot",
    authenticate,
    stateChangingGet,
    command({ body: noBody, answer: wire.Message, work: async () => done }),
  );

  routes.post(
    "/api/wallet/transfer",
    authenticate,
    command({
      body: jsonBody(wire.TransferPayload),
      answer: wire.Message,
      async work({ tx, memberId }, { from, to, amount }) {
        await transfer(tx, memberId, { from, to, amount: exactAmount(amount) }, clock());
        return done;
      },
    }),
  );

  routes.post(
    "/api/wallet/transferAll",
    authenticate,
    command({
      body: jsonBody(wire.TransferAllPayload),
      answer: wire.Message,
      async work({ tx, memberId }, { to }) {
        await transferAll(tx, memberId, to, clock());
        return done;
      },
    }),
  );

  for (const [path, take] of [
    ["/api/wallet/withdraw", withdraw],
    ["/api/wallet/withdrawAll", withdrawAll],
  ] as const) {
    routes.post(
      path,
      authenticate,
      command({
        body: jsonBody(wire.AmountPayload),
        answer: wire.Message,
        async work({ tx, memberId }, { amount }) {
          await take(tx, operator, memberId, exactAmount(amount), clock());
          return done;
        },
      }),
    );
  }
  return routes;
}

/** The amount that a member means, to the satang; refuses one that is too fine, too large or no number. */
function exactAmount(baht: number): Satang {
  const amount = readWireAmount(baht);
  if (amount === null) throw new Refusal("KEY_INVALID");
  return amount;
}
