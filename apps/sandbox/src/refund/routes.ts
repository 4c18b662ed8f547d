import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, formatAmount, satang } from "@member-wallet/domain";
import { Hono } from "hono";
import { wireBanner } from "../banner/wire-banner.ts";
import { runningBonus } from "../bonus/running-bonus.ts";
import type { Context } from "../context.ts";
import { noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import type { LocalText } from "../operator.ts";
import { accruedRefund, addRefundToWallet, readRefunds, receivedRefund, receiveRefund } from "./refunds.ts";

/** `{percent}`, `{days}` and `{amount}` are filled in. */
const INFO: LocalText = {
  th: "<p>คืน {percent}% ของยอดเสียใน {days} วันล่าสุด เงินคืนยอดเสียสะสมตอนนี้ <strong>{amount} บาท</strong></p>",
  lo: "<p>ຄືນ {percent}% ຂອງຍອດເສຍໃນ {days} ວັນຫຼ້າສຸດ ເງິນຄືນຍອດເສຍສະສົມຕອນນີ້ <strong>{amount} ບາດ</strong></p>",
  en: "<p>{percent}% of your losses in the last {days} days. Collected so far: <strong>{amount} baht</strong></p>",
};

/** The refund of losses, its log and its banners: `/api/refund`. */
export function refundRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, command, readBody } = context;
  const { refund } = operator;
  const receive = command({
    body: noBody,
    response: wire.Message,
    async execute({ tx, memberId }) {
      await receiveRefund(tx, refund, memberId, clock());
      return { message: "REFUND_SUCCESS" };
    },
  });
  const addWallet = command(
    withoutResult(noBody, ({ tx, memberId }) => addRefundToWallet(tx, refund, memberId, clock())),
  );
  return new Hono<SandboxEnv>()
    .post("/api/refund", authenticate, async (c) => {
      const request = await readBody(c, wire.RefundPayload);
      const { total, rows } = await readRefunds(database, c.var.memberId, request);
      const refunds = rows.map(({ amount, createdAt }) => ({
        refundAmount: bahtFromSatang(satang(amount)),
        createdAt: createdAt.toISOString(),
      }));
      return respond(c, wire.RefundAnswer, { refunds, total });
    })
    .get("/api/refund/check", authenticate, async (c) => {
      const { memberId } = c.var;
      const accrued = await accruedRefund(database, refund, memberId, clock());
      const received = await receivedRefund(database, refund, memberId);
      const info = INFO[preferredLanguage(c.req.header("Accept-Language"))]
        .replace("{percent}", String(refund.percentOfLosses))
        .replace("{days}", String(refund.days))
        .replace("{amount}", formatAmount(accrued.amount));
      return respond(c, wire.RefundCheckAnswer, {
        result: accrued.amount > 0,
        bonus: (await runningBonus(database, memberId)) !== null,
        info,
        refundAmount: bahtFromSatang(received.amount),
        refundSuccess: refund.percentSuccess,
        refundFail: refund.percentFail,
      });
    })
    .get("/api/refund/banners", authenticate, (c) => {
      const banner = wireBanner(preferredLanguage(c.req.header("Accept-Language")));
      return respond(c, wire.BannersAnswer, refund.banners.map(banner));
    })
    .get("/api/refund/receive", csrfGuard, authenticate, receive)
    .get("/api/refund/addWallet", csrfGuard, authenticate, addWallet);
}
