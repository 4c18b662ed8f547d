import { use } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, MISSING, type Satang, type Total } from "@member-wallet/domain";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./Amount.module.css";
import { HiddenAmounts } from "./hidden-amounts.ts";
import { HiddenFigure } from "./HiddenFigure.tsx";

/** An amount in satang, and how it stands in its place. */
export interface AmountProps {
  /** Whole satang; `null` while it is not known, shown as a dash and never as 0. */
  readonly amount: Satang | null | undefined;
  readonly size?: "small" | "medium" | "large" | "hero";
  /** Before the figure; a negative amount has its own. */
  readonly sign?: "+" | "-" | null;
  /** `signed` colours by the sign: added is positive, taken is negative. */
  readonly tone?: "default" | "muted" | "accent" | "signed";
}

/** Longer figures step down in size, so that a huge balance stays on one line of a 360 px page. */
const LONG = 12;
const VERY_LONG = 16;

/** An amount of baht with two decimals, in tabular figures; dots while `HiddenAmounts` hides it. */
export function Amount({ amount, size = "medium", sign = null, tone = "default" }: AmountProps) {
  const { t } = useTranslation("ui");
  const hidden = use(HiddenAmounts);
  const figure = formatAmount(amount);
  if (figure === MISSING)
    return (
      <span className={styles.amount} data-amount data-size={size} data-tone="muted">
        <span aria-hidden>{MISSING}</span>
        <VisuallyHidden>{t("amountUnknown")}</VisuallyHidden>
      </span>
    );
  if (hidden !== null)
    return (
      <span className={styles.amount} data-amount data-size={size} data-tone="default">
        <span className={styles.figure}>
          <HiddenFigure text={hidden} />
        </span>
        <span className={styles.unit}> {t("baht")}</span>
      </span>
    );
  const [whole = "", fraction = ""] = figure.replace("-", "−").split(".");
  const length = figure.length > VERY_LONG ? "very-long" : figure.length > LONG ? "long" : "usual";
  return (
    <span
      className={styles.amount}
      data-amount
      data-size={size}
      data-tone={tone}
      data-sign={sign ?? ""}
      data-length={length}
    >
      <span className={styles.figure}>
        {sign === "+" && "+"}
        {sign === "-" && "−"}
        {whole}
        <span className={styles.fraction}>.{fraction}</span>
      </span>
      <span className={styles.unit}> {t("baht")}</span>
    </span>
  );
}

/** A sum of balances in satang, and the text for an incomplete one. */
export interface TotalAmountProps extends Pick<AmountProps, "size"> {
  readonly total: Total;
  /** Says that balances are missing from the total, in the member's language. */
  readonly incompleteText: string;
}

/** A sum of balances; when some are missing from it, a visible text says so. */
export function TotalAmount({ total, incompleteText, ...amount }: TotalAmountProps) {
  return (
    <>
      <Amount amount={total.amount} {...amount} />
      {!total.complete && <span className={styles.incomplete}> {incompleteText}</span>}
    </>
  );
}
