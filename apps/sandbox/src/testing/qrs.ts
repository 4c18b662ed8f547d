import { QrState } from "@member-wallet/api/wire";
import { QR_PROVIDERS } from "@member-wallet/domain";
import * as v from "valibot";
import type { TestApp, TestMember } from "./test-app.ts";

export const PROVIDERS = QR_PROVIDERS;

/** The response without a code, but for its message. */
export const NO_QR = { hasQrcode: false, qrcodeId: null, qrcode: "", amount: null, expireIn: null };

export function readQr(member: TestMember, provider = "KBANK") {
  return member.call("GET", `/api/qrcode/${provider}`);
}

export function requestQr(member: TestMember, amount: unknown = 100, provider = "KBANK") {
  return member.call("POST", `/api/qrcode/${provider}`, { body: { amount } });
}

/** Creates a code and returns its id. */
export async function createdQr(member: TestMember, amount = 100, provider = "KBANK"): Promise<string> {
  return v.parse(QrState, (await requestQr(member, amount, provider)).body).qrcodeId ?? "";
}

/** Pays, credits or returns a code, as the local page does. */
export function actOnQr(app: TestApp, id: string, action: string) {
  return app.call("POST", `/sandbox/qrcodes/${id}/${action}`);
}

/** The member's codes on the local page. */
export async function listedQrs(app: TestApp, { username }: TestMember) {
  const { body } = await app.call("GET", "/sandbox/qrcodes");
  const codes = body as { qrcodeId: string; payload: string; state: string; member: { username: string } }[];
  return codes.filter(({ member }) => member.username === username);
}
