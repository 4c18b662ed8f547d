import type { QrProvider } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { jsonBody, noBody } from "../http/body.ts";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import { lockMember } from "../member/members.ts";
import { exactAmount } from "../wallet/wire-amount.ts";
import { localQrRoutes } from "./local-routes.ts";
import { cancelOpenQr, cancelQr, createQr, findOpenQr, isQrAmount } from "./qr-deposits.ts";
import { noQr, wireQr } from "./wire-qr.ts";

/** Deposits by QR, one open code of each provider to a member: `/api/qrcode`. */
export function qrRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, protection, operator, authenticate, command } = context;
  return new Hono<SandboxEnv>()
    .get("/api/qrcode/:provider", authenticate, async (c) => {
      const now = clock();
      const qr = await findOpenQr(database, c.var.memberId, providerOf(c.req.param("provider")), now);
      return respond(c, wire.QrState, qr === null ? noQr() : wireQr(qr, now));
    })
    .post(
      "/api/qrcode/:provider",
      authenticate,
      command({
        body: jsonBody(wire.QrPayload),
        response: wire.QrState,
        async execute({ tx, memberId, param }, payload) {
          const provider = providerOf(param("provider"));
          const amount = exactAmount(payload.amount);
          if (!isQrAmount(operator, provider, amount)) return noQr("QR_FAIL");
          const now = clock();
          // Serialises the member's deposits: each counts those before it.
          await lockMember(tx, memberId);
          await protection.refuseOnBreak(tx, memberId);
          // Before the limit, which then sees a payment that came first; a refusal undoes it.
          await cancelOpenQr(tx, memberId, provider);
          await protection.refuseAboveLimit(tx, memberId, amount);
          return wireQr(await createQr(tx, operator, memberId, { provider, amount }, now), now);
        },
      }),
    )
    .delete(
      "/api/qrcode/:provider/:id",
      authenticate,
      command(
        withoutResult(noBody, ({ tx, memberId, param }) =>
          cancelQr(tx, memberId, { provider: providerOf(param("provider")), id: param("id") }),
        ),
      ),
    )
    .route("/", localQrRoutes(context));
}

function providerOf(name: string): QrProvider {
  const provider = v.safeParse(wire.QrProvider, name);
  if (!provider.success) throw new Refusal("NO_BANK", 404);
  return provider.output;
}
