import * as wire from "@member-wallet/api/wire";
import { WALLET } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { jsonBody, noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxEnv } from "../http/env.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import { readWallet } from "./read-wallet.ts";
import { transfer, transferAll } from "./transfer.ts";
import { exactAmount } from "./wire-amount.ts";

/** Balances and transfers: `/api/wallet`. */
export function walletRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, protection, operator, authenticate, command } = context;
  // The ledger has the games' balances, so there is nothing to fetch from a provider.
  const refresh = command(withoutResult(noBody, async () => undefined));
  const transferCommand = command(
    withoutResult(jsonBody(wire.TransferPayload), async ({ tx, memberId }, { from, to, amount }) => {
      if (to !== WALLET) await protection.refuseOnBreak(tx, memberId);
      await transfer(tx, memberId, { from, to, amount: exactAmount(amount) }, clock());
    }),
  );
  const transferAllCommand = command(
    withoutResult(jsonBody(wire.TransferAllPayload), async ({ tx, memberId }, { to }) => {
      if (to !== WALLET) await protection.refuseOnBreak(tx, memberId);
      await transferAll(tx, memberId, to, clock());
    }),
  );
  return new Hono<SandboxEnv>()
    .get("/api/wallet", authenticate, async (c) =>
      respond(c, wire.WalletAnswer, await readWallet(database, operator, c.var.memberId)),
    )
    .get("/api/wallet/refresh/slot", authenticate, csrfGuard, refresh)
    .post("/api/wallet/transfer", authenticate, transferCommand)
    .post("/api/wallet/transferAll", authenticate, transferAllCommand);
}
