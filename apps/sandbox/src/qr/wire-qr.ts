import type { QrState } from "@member-wallet/api/wire";
import { bahtFromSatang, type QrProvider } from "@member-wallet/domain";
import type { InferInput } from "valibot";
import { renderSVG } from "uqr";
import type { OpenQr } from "./qr-deposits.ts";

type WireQr = InferInput<typeof QrState>;

/** No code; `message` says why a request for one was refused. */
export function noQr(message = ""): WireQr {
  return { qrcodeId: null, hasQrcode: false, qrcode: "", amount: null, expireIn: null, message };
}

/** The wire format of an open code at this moment. */
export function wireQr({ id, provider, amount, payload, expiresAt }: OpenQr, now: Date): WireQr {
  return {
    qrcodeId: id,
    hasQrcode: true,
    // Scanners need a quiet zone of four modules.
    qrcode: renderSVG(payload, { ecc: "M", pixelSize: 1, border: 4 }),
    amount: bahtFromSatang(amount),
    expireIn: EXPIRE_IN[provider](expiresAt, now),
    message: "SUCCESS",
  };
}

/** Each provider has another format of the expiry, as real ones do. */
const EXPIRE_IN: Record<QrProvider, (expiresAt: Date, now: Date) => string | number> = {
  KBANK: (expiresAt) => expiresAt.toISOString(),
  WW: (expiresAt) => expiresAt.getTime(),
  ZAPMAN: (expiresAt, now) => Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
};
