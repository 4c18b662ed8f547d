import type { Satang } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { readWallet } from "./read-wallet.ts";
import { transfer, transferAll } from "./transfer.ts";
import { readWireAmount } from "./wire-amount.ts";
import { withdraw, withdrawAll } from "../withdrawal/withdraw.ts";

const done = { message: "SUCCESS" };

/** Balances, transfers and withdrawals: `/api/wallet`. */
export function walletRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, answer, authenticate, command, readBody, stateChangingGet } = context;
  const routes = new Hono<SandboxEnv>();

  routes.get("/api/wallet", authenticate, async (c) =>
    answer(c, wire.WalletAnswer, await readWallet(database, operator, c.var.memberId)),
  );

  // The games' balances are the ledger's own, so there is nothing to fetch from a provider.
  routes.get("/api/wallet/refresh/slot", authenticate, stateChangingGet, (c) =>
    command(c, wire.Message, async () => done),
  );

  routes.post("/api/wallet/transfer", authenticate, (c) =>
    command(c, wire.Message, async (tx) => {
      const { from, to, amount } = await readBody(c, wire.TransferPayload);
      await transfer(tx, c.var.memberId, { from, to, amount: exactAmount(amount) }, clock());
      return done;
    }),
  );

  routes.post("/api/wallet/transferAll", authenticate, (c) =>
    command(c, wire.Message, async (tx) => {
      const { to } = await readBody(c, wire.TransferAllPayload);
      await transferAll(tx, c.var.memberId, to, clock());
      return done;
    }),
  );

  for (const [path, take] of [
    ["/api/wallet/withdraw", withdraw],
    ["/api/wallet/withdrawAll", withdrawAll],
  ] as const) {
    routes.post(path, authenticate, (c) =>
      command(c, wire.Message, async (tx) => {
        const { amount } = await readBody(c, wire.AmountPayload);
        await take(tx, operator, c.var.memberId, exactAmount(amount), clock());
        return done;
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
