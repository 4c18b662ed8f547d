import { readExpiry, type Satang } from "@member-wallet/domain";
import type { QrState } from "./schemas.ts";

/** A provider's QR for a deposit. */
export type Qr =
  /** None is open. `message` is the reason when one was refused, else empty. */
  | { kind: "none"; message: string }
  /** `deadline` is in epoch milliseconds of the server's clock; `null` when the server sends none. */
  | { kind: "open"; id: string; markup: string; amount: Satang | null; deadline: number | null };

/**
 * Reads a QR at the arrival of its answer (`serverNow`, epoch milliseconds), from which `expireIn` may count. One that
 * has expired, or has no id to cancel it by, is `none`.
 */
export function readQr(state: QrState, serverNow: number): Qr {
  const { hasQrcode, qrcodeId, qrcode, amount, expireIn, message } = state;
  const deadline = readExpiry(expireIn, serverNow);
  const expired = deadline !== null && deadline <= serverNow;
  if (!hasQrcode) return { kind: "none", message };
  // Its message was that of a success.
  if (qrcodeId === null || qrcodeId === "" || expired) return { kind: "none", message: "" };
  return { kind: "open", id: qrcodeId, markup: qrcode, amount, deadline };
}
