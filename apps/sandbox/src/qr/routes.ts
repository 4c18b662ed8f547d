import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { readWireAmount } from "../wallet/wire-amount.ts";
import { localQrRoutes } from "./local-routes.ts";
import { cancelQr, createQr, findOpenQr, isQrAmount } from "./qr-deposits.ts";
import { noQr, wireQr } from "./wire-qr.ts";

/** Deposits by QR, one open code of each provider to a member: `/api/qrcode`. */
export function qrRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, answer, authenticate, command, readBody } = context;
  return new Hono<SandboxEnv>()
    .get("/api/qrcode/:provider", authenticate, async (c) => {
      const now = clock();
      const qr = await findOpenQr(database, c.var.memberId, providerOf(c.req.param("provider")), now);
      return answer(c, wire.QrState, qr === null ? noQr() : wireQr(qr, now));
    })
    .post("/api/qrcode/:provider", authenticate, (c) =>
      command(c, wire.QrState, async (tx) => {
        const provider = providerOf(c.req.param("provider"));
        const amount = readWireAmount((await readBody(c, wire.QrPayload)).amount);
        if (amount === null) throw new Refusal("KEY_INVALID");
        if (!isQrAmount(operator, provider, amount)) return noQr("QR_FAIL");
        const now = clock();
        return wireQr(await createQr(tx, operator, c.var.memberId, { provider, amount }, now), now);
      }),
    )
    .delete("/api/qrcode/:provider/:id", authenticate, (c) =>
      command(c, wire.Message, async (tx) => {
        const { provider, id } = c.req.param();
        await cancelQr(tx, c.var.memberId, { provider: providerOf(provider), id });
        return { message: "SUCCESS" };
      }),
    )
    .route("/", localQrRoutes(context));
}

function providerOf(name: string): wire.QrProvider {
  const provider = v.safeParse(wire.QrProvider, name);
  if (!provider.success) throw new Refusal("NO_BANK", 404);
  return provider.output;
}
