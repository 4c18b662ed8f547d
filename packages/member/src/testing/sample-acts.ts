import { satang } from "@member-wallet/domain";
import type { Asked } from "../money-calls/record/act.ts";
import { actTabs, settled } from "./act-tabs.ts";

/** What is asked for by an act of each kind. */
export const ASKED: { readonly [Kind in Asked["kind"]]: Extract<Asked, { kind: Kind }> } = {
  withdraw: { kind: "withdraw", amount: satang(11_000) },
  transfer: { kind: "transfer", from: "PG", to: "wallet", amount: satang(11_000) },
  collect: { kind: "collect" },
  "invite-bonus": { kind: "invite-bonus", amount: satang(2_550) },
  "receive-refund": { kind: "receive-refund" },
  "add-refund": { kind: "add-refund", amount: null },
  bonus: { kind: "bonus", code: "DAILY10" },
  promotion: { kind: "promotion" },
  "cancel-bonus": { kind: "cancel-bonus", code: null },
  coupon: { kind: "coupon", prize: "20 baht" },
  spin: { kind: "spin", coins: 3 },
  "game-account": { kind: "game-account", code: "PG" },
  "gift-link": { kind: "gift-link" },
  slip: { kind: "slip" },
  qr: { kind: "qr", provider: "KBANK", amount: satang(11_000) },
};

export const WITHDRAW: Asked = ASKED.withdraw;
export const ANOTHER: Asked = { kind: "withdraw", amount: satang(22_000) };
export const COLLECT: Asked = ASKED.collect;
export const INVITE: Asked = ASKED["invite-bonus"];
export const REFUND: Asked = ASKED["add-refund"];
export const GIFT: Asked = ASKED["gift-link"];
export const SLIP: Asked = ASKED.slip;
export const BONUS: Asked = ASKED.bonus;
export const ANOTHER_BONUS: Asked = { kind: "bonus", code: "WEEKLY" };

/** A tab of member A, whose server knows keys or not. */
export async function aTab(knowsKeys: boolean) {
  const tabs = actTabs(knowsKeys);
  tabs.load(0);
  tabs.logIn(0, "A", true);
  await settled();
  return tabs;
}

/** How the acts of a tab stand. */
export const standsIn = ({ pages }: ReturnType<typeof actTabs>, tab: number) =>
  pages[tab]?.record.acts().map(({ stand }) => stand.kind);
