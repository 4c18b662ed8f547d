import { aQrState } from "../fixtures.ts";
import * as wire from "../wire.ts";
import { type Call, SUCCESS } from "./call.ts";

const message = { schema: wire.Message, example: SUCCESS };
const member = { caller: "member" } as const;
const keyed = { caller: "member", effect: "keyed-write" } as const;
const provider = { provider: "KBANK" };
const partSchemas = { provider: wire.QrProvider };
const qr = { schema: wire.QrState, example: aQrState() };

/** Calls of QR deposits. */
export const QR: readonly Call[] = [
  {
    ...member,
    method: "GET",
    path: "/api/qrcode/{provider}",
    area: "QR",
    summary: "The member's open QR of a provider.",
    endpoint: "getQr",
    argument: "KBANK",
    effect: "read",
    parts: provider,
    partSchemas,
    answer: qr,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/qrcode/{provider}",
    area: "QR",
    summary: "Creates a QR, in place of an open one; refused, it is 200 with `hasQrcode: false`.",
    endpoint: "createQr",
    parts: provider,
    partSchemas,
    payload: { kind: "json", schema: wire.QrPayload, name: "QrPayload", example: { amount: 100 } },
    answer: qr,
    codes: ["QR_FAIL", "DEPOSIT_LIMIT", "ON_BREAK"],
  },
  {
    ...keyed,
    method: "DELETE",
    path: "/api/qrcode/{provider}/{qrcodeId}",
    area: "QR",
    summary: "Cancels a QR.",
    endpoint: "cancelQr",
    argument: { provider: "KBANK", id: "qr-1" },
    parts: { ...provider, qrcodeId: "qr-1" },
    partSchemas,
    answer: message,
    codes: ["NO_DATA", "QR_FAIL"],
  },
];
