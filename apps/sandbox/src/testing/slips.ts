import sharp from "sharp";
import * as v from "valibot";
import { bearer, type TestApp, type TestMember, type TestResponse } from "./test-app.ts";

interface SlipForm {
  key?: string;
  name?: string;
  type?: string;
  field?: string;
}

/** Uploads bytes as a member's slip, in a form as browsers send it. */
export async function sendSlip(
  app: TestApp,
  member: Pick<TestMember, "token">,
  bytes: Uint8Array,
  { key, name = "slip.png", type = "image/png", field = "slip" }: SlipForm = {},
): Promise<TestResponse> {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return sendForm(app, member, body, key === undefined ? {} : { "Idempotency-Key": key });
}

/** Sends any body to the slip upload. */
export async function sendForm(
  { app }: TestApp,
  { token }: Pick<TestMember, "token">,
  body: FormData | string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const request = {
    method: "POST",
    headers: { "X-Requested-With": "wallet-user", ...bearer(token), ...headers },
    body,
    // Required for a streaming body.
    duplex: "half" as const,
  };
  const response = await app.request("/api/wallet/slip", request);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text, headers: response.headers };
}

/** The reference in an upload's response. */
export function referenceOf({ body }: TestResponse): string {
  return v.parse(v.object({ reference: v.string() }), body).reference;
}

interface TransferOverrides {
  amount?: number;
  to?: string;
  from?: string;
  minutesAgo?: number;
  miniQr?: boolean;
}

/** Makes a transfer at a simulated bank and returns its slip; by default to the operator's baht account, with a mini-QR. */
export async function aTransferSlip(
  app: TestApp,
  overrides: TransferOverrides = {},
): Promise<{ png: Uint8Array; reference: string }> {
  const { body } = await app.call("POST", "/sandbox/slips/transfer", {
    body: { amount: 100, to: "4680123456", ...overrides },
  });
  const { picture, reference } = v.parse(v.object({ picture: v.string(), reference: v.string() }), body);
  return { png: Buffer.from(picture.replace("data:image/png;base64,", ""), "base64"), reference };
}

/** A slip's picture, blurred until no mini-QR can be read. */
export function blurred(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).blur(10).png().toBuffer();
}

/** A person's decision to accept a slip that shows this transfer of the default bank. */
export function acceptanceOf(transfer: string) {
  return { kind: "accept", from: "SCB", transfer };
}

/** Decides on a pending slip, as the operator's staff do. */
export function decideSlip(app: TestApp, reference: string, body: unknown) {
  return app.call("POST", `/sandbox/slips/${reference}/decide`, { body });
}

/** The member's slips, newest first. */
export async function slipsOf(member: TestMember) {
  const { body } = await member.call("POST", "/api/statement/slip", { body: { page: 1, limit: 100 } });
  const Slip = v.object({
    reference: v.string(),
    status: v.string(),
    note: v.nullable(v.string()),
    amount: v.number(),
  });
  return v.parse(v.object({ slips: v.array(Slip) }), body).slips;
}
