import type { InferInput } from "valibot";
import type { QrState } from "./schemas.ts";

/** An open QR of 100 baht that expires in 600 seconds. */
export function aQrState(over: Partial<InferInput<typeof QrState>> = {}): InferInput<typeof QrState> {
  return {
    qrcodeId: "qr-1",
    hasQrcode: true,
    qrcode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4H0z"/></svg>',
    amount: 100,
    expireIn: 600,
    message: "SUCCESS",
    ...over,
  };
}
