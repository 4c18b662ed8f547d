import { satang } from "@member-wallet/domain";
import {
  EMPTY_WITHDRAW_DRAFT,
  type WithdrawBalance,
  type WithdrawData,
  type WithdrawDialogProps,
} from "./props.ts";

/** A balance in satang, of which so much is in games; all of it known. */
export function aBalance(total: number, inGames: number): WithdrawBalance {
  return {
    total: { amount: satang(total), complete: true },
    inGames: { amount: satang(inGames), complete: true },
  };
}

/** 15,000 baht in all, of which 350.50 in games; 100 to 50,000 baht at once, to an account at SCB. */
export function aReadyWithdrawal(over: Partial<WithdrawData> = {}): WithdrawDialogProps["content"] {
  return {
    kind: "ready",
    data: {
      balance: aBalance(1_500_000, 35_050),
      limits: { minimum: satang(10_000), maximum: satang(5_000_000) },
      destination: { bank: "ธนาคารไทยพาณิชย์", accountNo: "1234564567", isBaht: true },
      bonus: null,
      updating: false,
      ...over,
    },
  };
}

const nothing = () => {};

export function aWithdrawDialog(over: Partial<WithdrawDialogProps> = {}): WithdrawDialogProps {
  return {
    content: aReadyWithdrawal(),
    draft: EMPTY_WITHDRAW_DRAFT,
    pending: false,
    unresolved: null,
    bonusHref: "/user/bonus",
    onDraftChange: nothing,
    onWithdraw: nothing,
    onRefreshLimits: nothing,
    onClose: nothing,
    ...over,
  };
}
