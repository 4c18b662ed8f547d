import {
  type Balances,
  checkTransfer,
  formatAmount,
  parseAmount,
  type Satang,
  WALLET,
} from "@member-wallet/domain";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { AmountField } from "../../field/AmountField.tsx";
import { useProblemText } from "../transfer/useProblemText.ts";
import { type ActiveAccountProps, callState, isPositive } from "./call-state.ts";
import styles from "./GameDialog.module.css";

type Direction = "in" | "out";

/**
 * One amount, and two buttons that move it into the game or out of it. An empty amount is all of it: the wallet on the
 * one button, the game's balance on the other. Each label names what its press moves.
 */
export function MoveForm(props: ActiveAccountProps) {
  const { account, opening, wallet, amount: typed, onAmount, onMoveIn, onMoveOut } = props;
  const { t } = useTranslation("game");
  const call = callState(props);
  const problemText = useProblemText();
  const field = useRef<HTMLDivElement>(null);
  /** The button that was pressed with an amount that can't be moved. */
  const [pressed, setPressed] = useState<Direction | null>(null);

  const sources: Record<Direction, Satang | null> = { in: wallet, out: opening.balance };
  const whole = typed.trim() === "";
  const parsed = parseAmount(typed);

  /** The amount that a press moves; `null` when the typed one can't be moved. */
  function amountOf(direction: Direction): Satang | null {
    if (whole) return sources[direction];
    const checked = check(direction);
    return checked.kind === "ready" ? checked.intent.amount : null;
  }

  function check(direction: Direction) {
    const balances: Balances = new Map([
      [WALLET, wallet],
      [account.code, opening.balance],
    ]);
    const [from, to] = direction === "in" ? [WALLET, account.code] : [account.code, WALLET];
    return checkTransfer({ from, to, amount: typed }, balances);
  }

  function problem(): string | undefined {
    if (pressed === null || whole) return undefined;
    const checked = check(pressed);
    return checked.kind === "not-ready" && checked.problems.amount
      ? problemText.amount(checked.problems.amount)
      : undefined;
  }

  function press(direction: Direction) {
    const amount = amountOf(direction);
    setPressed(amount === null ? direction : null);
    if (amount === null) field.current?.querySelector("input")?.focus();
    else if (direction === "in") onMoveIn(amount);
    else onMoveOut(amount);
  }

  function button(direction: Direction) {
    const source = sources[direction];
    const impossible = source === null ? whole : !isPositive(source);
    const amount = whole ? source : parsed.kind === "amount" ? parsed.amount : null;
    const label = isPositive(amount)
      ? t(direction === "in" ? "moveInAmount" : "moveOutAmount", { amount: formatAmount(amount) })
      : t(direction === "in" ? "moveIn" : "moveOut");
    const move = direction === "in" ? "move-in" : "move-out";
    return (
      <Button size="small" {...call(move, impossible)} onClick={() => press(direction)} block>
        {label}
      </Button>
    );
  }

  return (
    <div className={styles.movements}>
      <div ref={field}>
        <AmountField
          label={t("moveAmount")}
          value={typed}
          onChange={(text) => {
            onAmount(text);
            setPressed(null);
          }}
          placeholder={t("moveAll")}
          error={problem()}
        />
      </div>
      <div className={styles.moves}>
        {props.closed === null && button("in")}
        {button("out")}
      </div>
    </div>
  );
}
