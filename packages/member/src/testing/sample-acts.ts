import { satang } from "@member-wallet/domain";
import type { Asked } from "../money-calls/record/act.ts";
import { actTabs, settled } from "./act-tabs.ts";

export const WITHDRAW: Asked = { kind: "withdraw", amount: satang(11_000) };
export const ANOTHER: Asked = { kind: "withdraw", amount: satang(22_000) };
export const COLLECT: Asked = { kind: "collect" };
export const INVITE: Asked = { kind: "invite-bonus", amount: satang(2_550) };
export const REFUND: Asked = { kind: "add-refund", amount: null };
export const GIFT: Asked = { kind: "gift-link" };
export const SLIP: Asked = { kind: "slip" };
export const BONUS: Asked = { kind: "bonus", code: "DAILY10" };
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
