import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { jsonBody, noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxEnv } from "../http/env.ts";
import { respond, SUCCESS } from "../http/respond.ts";
import { readWallet } from "./read-wallet.ts";
import { transfer, transferAll } from "./transfer.ts";
import { exactAmount } from "./wire-amount.ts";

/** Balances and transfers: `/api/wallet`. */
export function walletRoutes({
  database,
  clock,
  operator,
  authenticate,
  command,
}: Context): Hono<SandboxEnv> {
  return (
    new Hono<SandboxEnv>()
      .get("/api/wallet", authenticate, async (c) =>
        respond(c, wire.WalletAnswer, await readWallet(database, operator, c.var.memberId)),
      )
      // The ledger has the games' balances, so there is nothing to fetch from a provider.
      .get(
        "/api/wallet/refresh/slot",
        authenticate,
        csrfGuard,
        command({ body: noBody, response: wire.Message, execute: async () => SUCCESS }),
      )
      .post(
        "/api/wallet/transfer",
        authenticate,
        command({
          body: jsonBody(wire.TransferPayload),
          response: wire.Message,
          async execute({ tx, memberId }, { from, to, amount }) {
            await transfer(tx, memberId, { from, to, amount: exactAmount(amount) }, clock());
            return SUCCESS;
          },
        }),
      )
      .post(
        "/api/wallet/transferAll",
        authenticate,
        command({
          body: jsonBody(wire.TransferAllPayload),
          response: wire.Message,
          async execute({ tx, memberId }, { to }) {
            await transferAll(tx, memberId, to, clock());
            return SUCCESS;
          },
        }),
      )
  );
}
