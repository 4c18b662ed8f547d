import type { QrState } from "@member-wallet/api/wire";
import { bahtFromSatang, type QrProvider } from "@member-wallet/domain";
import type { InferInput } from "valibot";
import { renderSVG } from "uqr";
import type { OpenQr } from "./qr-deposits.ts";

type WireQr = InferInput<typeof QrState>;

/** No code; `message` is why a wish for one was refused. */
export function noQr(message = ""): WireQr {
  return { qrcodeId: null, hasQrcode: false, qrcode: "", amount: null, expireIn: null, message };
}

/** An open code as the wire tells it, at this moment. */
export function wireQr({ id, provider, amount, payload, expiresAt }: OpenQr, now: Date): WireQr {
  return {
    qrcodeId: id,
    hasQrcode: true,
    // Four squares of white around it: what a scanner needs.
    qrcode: renderSVG(payload, { ecc: "M", pixelSize: 1, border: 4 }),
    amount: bahtFromSatang(amount),
    expireIn: EXPIRE_IN[provider](expiresAt, now),
    message: "SUCCESS",
  };
}

/** Each provider tells the expiry in a form of its own, as real ones do; the client reads them all. */
const EXPIRE_IN: Record<QrProvider, (expiresAt: Date, now: Date) => string | number> = {
  KBANK: (expiresAt) => expiresAt.toISOString(),
  WW: (expiresAt) => expiresAt.getTime(),
  // A begun second is not promised.
  ZAPMAN: (expiresAt, now) => Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
};
