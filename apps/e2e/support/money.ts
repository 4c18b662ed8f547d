import { expect, type Page } from "@playwright/test";
import { type BonusType, isGateway, QR_PROVIDERS, type QrProvider } from "@member-wallet/domain";
import type { Member, Translate } from "./journey.ts";
import { get, post } from "./sandbox.ts";

/** The name of a provider of QR codes in the Thai or in the Lao list of payment methods. */
export function qrMethodName(provider: QrProvider): RegExp {
  const gateway = QR_PROVIDERS.filter(isGateway).findIndex((each) => each === provider);
  if (gateway === -1) return /ธนาคารกสิกรไทย|Kasikornbank/;
  return new RegExp(`QR (พร้อมเพย์|PromptPay) ${gateway === 0 ? "" : `${gateway + 1} `}${provider}`);
}

/** Opens the deposit dialog from home and chooses a payment method: its name, with the end of an account, and how. */
export async function choosePaymentMethod(page: Page, t: Translate, name: RegExp | string, how: string) {
  await page.getByRole("button", { name: t("member", "home.deposit"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
  // A row is named by its bank, the end of its account number if it has one, and how it works.
  await dialog
    .getByRole("button", {
      name: new RegExp(`^(${typeof name === "string" ? name : name.source})( •••\\d+)? ${how}$`),
    })
    .click();
  return dialog;
}

interface ListedQr {
  qrcodeId: string;
  provider: string;
  state: string;
  member: { username: string };
}

/** Pays the member's open QR of one provider, as the payer's bank would. */
export async function payQr({ username }: Member, provider: string) {
  const codes = await get<ListedQr[]>("/sandbox/qrcodes");
  const code = codes.find(
    (each) => each.member.username === username && each.provider === provider && each.state === "open",
  );
  if (!code) throw new Error(`${username} has no open QR of ${provider}.`);
  await post(`/sandbox/qrcodes/${code.qrcodeId}/pay`, {});
}

/** A new gift link of this many baht. */
export async function aGiftLink(amount: number): Promise<string> {
  const { link } = await post<{ link: string }>("/sandbox/gift-links", { amount });
  return link;
}

/** Pays out the member's pending withdrawals, or refunds them. */
export async function endWithdrawals({ username }: Member, ending: "settle" | "return") {
  const pending = await get<{ id: number; member: { username: string } }[]>("/sandbox/withdrawals");
  for (const { id, member } of pending) {
    if (member.username === username) await post(`/sandbox/withdrawals/${id}/${ending}`, {});
  }
}

/** Gives the member an active bonus, or none. */
export function runBonus({ username }: Member, type: BonusType | null) {
  return post("/sandbox/running-bonus", { username, type });
}

/** The account that the journeys' slips are for. */
export const SLIP_ACCOUNT = { name: /ธนาคารไทยพาณิชย์|Siam Commercial Bank/, no: "4680123456" } as const;

/** A file in the form that the browser's picker takes. */
export interface PickedSlip {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The slip of a transfer at the simulated bank, as a picture; without its code only a person can decide on it. */
export async function aSlip(
  amount: number,
  transfer: { miniQr?: boolean; minutesAgo?: number; to?: string } = {},
): Promise<PickedSlip> {
  const { picture } = await post<{ picture: string }>("/sandbox/slips/transfer", {
    amount,
    to: SLIP_ACCOUNT.no,
    ...transfer,
  });
  const [, data = ""] = picture.split(",");
  return { name: "slip.png", mimeType: "image/png", buffer: Buffer.from(data, "base64") };
}

/** Decides on the member's slips in progress, as the operator's staff would: a slip shows a transfer of this amount. */
export async function decideSlips(
  { username }: Member,
  decision: { kind: "accept"; amount: number } | { kind: "refuse"; reason: string },
) {
  const pending = await get<{ reference: string; member: { username: string } }[]>("/sandbox/slips");
  for (const { reference, member } of pending) {
    if (member.username !== username) continue;
    const body = decision.kind === "refuse" ? decision : await acceptanceOf(decision.amount);
    await post(`/sandbox/slips/${reference}/decide`, body);
  }
}

/**
 * Staff find the transfer that a slip shows among those that no slip has credited. Slips that are read automatically have
 * other amounts in journeys: one might not be sent yet.
 */
async function acceptanceOf(amount: number) {
  const transfers =
    await get<{ from: string; reference: string; amount: number }[]>("/sandbox/slips/transfers");
  const shown = transfers.find((transfer) => transfer.amount === amount);
  return { kind: "accept", from: shown?.from, transfer: shown?.reference };
}

/** What a page shows counts as told after a second: one that is left earlier tells it again. */
export async function untilTold(page: Page) {
  const untold = () =>
    page.evaluate(
      () => Object.values(localStorage).filter((value) => String(value).includes('"told":false')).length,
    );
  await expect.poll(untold).toBe(0);
}
