import { bahtFromSatang, satang, type QrProvider } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { recordPayment, resolvePayment } from "./qr-payments.ts";

interface Row {
  qrcodeId: string;
  provider: QrProvider;
  amount: number;
  payload: string;
  status: "OPEN" | "CANCELLED" | "UNMATCHED";
  expiresAt: Date;
  name: string;
  username: string;
}

/**
 * The payer's and the operator's side of QRs, for this machine only. GET `/sandbox/qrcodes` lists the codes that are
 * unmatched, which come first, open or over (a payment is late); POST `…/{qrcodeId}/pay` returns
 * `{ outcome: "credited" | "unmatched" }`; POST `…/{qrcodeId}/credit` and `…/return` end an unmatched payment.
 */
export function localQrRoutes({ database, clock }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/sandbox/qrcodes", localOnly, async (c) => {
      const now = clock();
      const rows = await database.query<Row>(
        `select q.id as "qrcodeId", q.provider, q.amount, q.payload, q.status, q.expires_at as "expiresAt",
          m.name, m.username
        from qr_deposit q join member m on m.id = q.member_id
        where q.status in ('OPEN', 'CANCELLED', 'UNMATCHED') order by q.status = 'UNMATCHED' desc, q.created_at desc, q.id limit 200`,
      );
      return c.json(rows.map((row) => listed(row, now)));
    })
    .post("/sandbox/qrcodes/:id/pay", localOnly, async (c) => {
      const outcome = await database.transaction((tx) => recordPayment(tx, c.req.param("id"), clock()));
      return c.json({ outcome });
    })
    .post("/sandbox/qrcodes/:id/:decision{credit|return}", localOnly, async (c) => {
      const decision = c.req.param("decision") === "credit" ? "credit" : "return";
      await database.transaction((tx) => resolvePayment(tx, c.req.param("id"), decision, clock()));
      return c.json({ outcome: decision === "credit" ? "credited" : "returned" });
    });
}

function listed({ qrcodeId, provider, amount, payload, status, expiresAt, name, username }: Row, now: Date) {
  const open = status === "OPEN" && expiresAt > now;
  return {
    qrcodeId,
    provider,
    amount: bahtFromSatang(satang(amount)),
    payload,
    state: status === "UNMATCHED" ? "unmatched" : open ? "open" : "over",
    expiresAt: expiresAt.toISOString(),
    member: { name, username },
  };
}
