import * as v from "valibot";
import type { Answer, TestMember, World } from "./world.ts";

/** How a slip is sent in a test. */
export interface SlipSending {
  key?: string;
  name?: string;
  type?: string;
  field?: string;
}

/** Sends bytes as a member's slip, in a form as browsers make it. */
export async function sendSlip(
  world: World,
  member: Pick<TestMember, "token">,
  bytes: Uint8Array,
  { key, name = "slip.png", type = "image/png", field = "slip" }: SlipSending = {},
): Promise<Answer> {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return sendForm(world, member, body, key === undefined ? {} : { "Idempotency-Key": key });
}

/** Sends any body to the call that takes slips. */
export async function sendForm(
  world: World,
  { token }: Pick<TestMember, "token">,
  body: FormData | string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = {
    method: "POST",
    headers: { "X-Requested-With": "wallet-user", Authorization: `Bearer ${token}`, ...headers },
    body,
    // What a body that streams has to say of itself.
    duplex: "half" as const,
  };
  const response = await world.app.request("/api/wallet/slip", request);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text, headers: response.headers };
}

/** The reference that an upload was answered with. */
export function referenceOf({ body }: Answer): string {
  return v.parse(v.object({ reference: v.string() }), body).reference;
}

/** A transfer to the operator's account in baht, just now, with a mini-QR on its slip, unless told otherwise. */
export interface TransferWish {
  amount?: number;
  to?: string;
  from?: string;
  minutesAgo?: number;
  miniQr?: boolean;
}

/** Makes a transfer at a simulated bank and answers its slip. */
export async function aTransferSlip(
  world: World,
  wish: TransferWish = {},
): Promise<{ png: Uint8Array; reference: string }> {
  const { body } = await world.call("POST", "/sandbox/slips/transfer", {
    body: { amount: 100, to: "4680123456", ...wish },
  });
  const { picture, reference } = v.parse(v.object({ picture: v.string(), reference: v.string() }), body);
  return { png: Buffer.from(picture.replace("data:image/png;base64,", ""), "base64"), reference };
}

/** The member's slips, newest first. */
export async function slipsOf(member: TestMember) {
  const { body } = await member.call("POST", "/api/statement/slip", { body: { page: 1, limit: 100 } });
  const Entry = v.object({
    reference: v.string(),
    status: v.string(),
    note: v.nullable(v.string()),
    amount: v.number(),
  });
  return v.parse(v.object({ slips: v.array(Entry) }), body).slips;
}
