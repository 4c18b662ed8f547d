import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount } from "@member-wallet/domain";
import styles from "./AmountField.module.css";
import fieldStyles from "./Field.module.css";
import { TextControl, type TextFieldProps } from "./TextField.tsx";

/** A choice under the field; the label is the caller's, as "100" or "50 %". */
export interface AmountChoice {
  readonly label: string;
  /** What the field then contains. */
  readonly text: string;
}

/** The props of a text field. Its value is an amount in baht as typed; `parseAmount` of the domain reads it. */
export interface AmountFieldProps extends Omit<TextFieldProps, "inputMode" | "icon" | "after"> {
  readonly choices?: readonly AmountChoice[];
}

/**
 * An amount of baht as people write one: Thai and Lao digits and a pasted "1,000.50" are read as meant. The text stays
 * as typed.
 */
export function AmountField({ onChange, choices = [], hint, ...field }: AmountFieldProps) {
  const { t } = useTranslation(["parts", "ui"]);
  const parsed = parseAmount(field.value);
  // Shows how the text was read where its digits are Thai or Lao.
  const foreign = /[^\d.,\s]/.test(field.value) && parsed.kind === "amount";
  return (
    <TextControl
      autoComplete="off"
      enterKeyHint="done"
      {...field}
      hint={foreign ? t("readAs", { amount: formatAmount(parsed.amount) }) : hint}
      inputMode="decimal"
      onChange={onChange}
      after={<span className={fieldStyles.unit}>{t("ui:baht")}</span>}
      below={
        choices.length > 0 && (
          <div className={styles.choices}>
            {choices.map((choice) => (
              <button
                key={choice.label}
                type="button"
                className={styles.choice}
                aria-pressed={choice.text === field.value}
                disabled={field.disabled}
                onClick={() => onChange(choice.text)}
              >
                {choice.label}
              </button>
            ))}
          </div>
        )
      }
    />
  );
}
