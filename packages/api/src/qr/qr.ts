import { readExpiry, type Satang } from "@member-wallet/domain";
import type { QrState } from "./schemas.ts";

/** A provider's QR for a deposit. */
export type Qr =
  /** None is open. `message` is why, where a wish for one was refused. */
  | { kind: "none"; message: string }
  /** `deadline` is in epoch milliseconds of the server's clock; `null` when the server names none. */
  | { kind: "open"; id: string; markup: string; amount: Satang | null; deadline: number | null };

/**
 * Reads a QR as it is at the moment of its answer, for `expireIn` may count from there. One that is over already, or
 * has no name by which it could be cancelled, is none.
 */
export function readQr(state: QrState, serverNow: number): Qr {
  const { hasQrcode, qrcodeId, qrcode, amount, expireIn, message } = state;
  const deadline = readExpiry(expireIn, serverNow);
  const over = deadline !== null && deadline <= serverNow;
  if (!hasQrcode || qrcodeId === null || qrcodeId === "" || over) return { kind: "none", message };
  return { kind: "open", id: qrcodeId, markup: qrcode, amount, deadline };
}
