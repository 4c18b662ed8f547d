import type { Satang } from "@member-wallet/domain";
import { isUnresolved } from "../../unresolved-call/call-phase.ts";
import type { GameAccount, GameAction, GameDialogProps, MoneyMove } from "./props.ts";

export type ActiveOpening = Extract<GameAccount["opening"], { readonly kind: "active" }>;

/** An active account, and the dialog around it. */
export interface ActiveAccountProps extends Omit<GameDialogProps, "content"> {
  readonly account: GameAccount;
  readonly opening: ActiveOpening;
  readonly wallet: Satang | null;
}

/** The state of a button while a call runs: pending for its own call, disabled for another. */
export function callState({ phase, moving }: Pick<GameDialogProps, "phase" | "moving">) {
  const running = phase.kind === "pending" ? phase.action : moving;
  const unresolved = isUnresolved(phase);
  return (action: GameAction | MoneyMove | null, impossible = false) => {
    const pending = running !== null && running === action;
    return { pending, disabled: impossible || unresolved || (running !== null && !pending) };
  };
}

/** Whether there is money to move: a balance that is known, and more than 0. */
export function isPositive(amount: Satang | null): amount is Satang {
  return amount !== null && amount > 0;
}
