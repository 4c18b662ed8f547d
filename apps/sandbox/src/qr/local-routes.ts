import { bahtFromSatang, satang, type QrProvider } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { QR_SCRIPT } from "./local-section.ts";
import { decide, takePayment } from "./qr-payments.ts";

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
 * open, over (paying one is late) or unmatched; POST `…/{qrcodeId}/pay` answers `{ outcome: "credited" | "unmatched" }`;
 * POST `…/{qrcodeId}/credit` and `…/return` end what is unmatched.
 */
export function localQrRoutes({ database, clock, localOnly }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/sandbox/qrcodes", localOnly, async (c) => {
      const now = clock();
      const rows = await database.query<Row>(
        `select q.id as "qrcodeId", q.provider, q.amount, q.payload, q.status, q.expires_at as "expiresAt",
          m.name, m.username
        from qr_deposit q join member m on m.id = q.member_id
        where q.status in ('OPEN', 'CANCELLED', 'UNMATCHED') order by q.created_at desc, q.id limit 200`,
      );
      return c.json(rows.map((row) => listed(row, now)));
    })
    .get("/sandbox/qrcodes.js", localOnly, (c) =>
      c.body(QR_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    )
    .post("/sandbox/qrcodes/:id/pay", localOnly, async (c) => {
      const outcome = await database.transaction((tx) => takePayment(tx, c.req.param("id"), clock()));
      return c.json({ outcome });
    })
    .post("/sandbox/qrcodes/:id/:decision{credit|return}", localOnly, async (c) => {
      const decision = c.req.param("decision") === "credit" ? "credit" : "return";
      await database.transaction((tx) => decide(tx, c.req.param("id"), decision, clock()));
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
