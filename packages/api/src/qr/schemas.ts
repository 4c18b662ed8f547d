import { QR_PROVIDERS } from "@member-wallet/domain";
import * as v from "valibot";
import { Baht, LooseText, Markup } from "../wire/values.ts";
import { AmountPayload } from "../wallet/schemas.ts";

/** A provider of QR codes, as it stands in the path of the calls. */
export const QrProvider = v.picklist(QR_PROVIDERS);
/** The body that creates a QR: the amount in baht. */
export const QrPayload = AmountPayload;

/** `expireIn` has many forms, which `readExpiry` of the domain reads. A refused QR has `hasQrcode: false`. */
export const QrState = v.object({
  qrcodeId: v.nullish(v.string(), null),
  hasQrcode: v.boolean(),
  qrcode: v.optional(v.fallback(Markup, ""), ""),
  amount: v.fallback(v.nullable(Baht), null),
  expireIn: v.nullish(v.union([v.string(), v.number()]), null),
  message: LooseText,
});

export type QrState = v.InferOutput<typeof QrState>;
