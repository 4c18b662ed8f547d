import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Field.module.css";
import { FieldFrame, type FieldLabels } from "./FieldFrame.tsx";

/** A choice: its value for the caller, its label for the member. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The label's language where that is another than the page's. */
  readonly lang?: string | undefined;
}

/** Options under a heading, such as recommended banks. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** The choices, flat or in groups, and the chosen one in the caller's state. */
export interface SelectFieldProps
  extends
    FieldLabels,
    Pick<
      ComponentPropsWithRef<"select">,
      "ref" | "name" | "disabled" | "required" | "onBlur" | "autoComplete"
    > {
  /** The chosen value; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (SelectOption | SelectGroup)[];
}

/** One of many, with the platform's native select. */
export function SelectField({
  label,
  hint,
  error,
  aside,
  value,
  onChange,
  options,
  ...native
}: SelectFieldProps) {
  const { t } = useTranslation("parts");
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <div className={styles.box}>
          <select
            {...native}
            {...attributes}
            className={styles.control}
            data-empty={value === ""}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="" disabled>
              {t("choose")}
            </option>
            {options.map((entry) =>
              "options" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(selectOption)}
                </optgroup>
              ) : (
                selectOption(entry)
              ),
            )}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </div>
      )}
    </FieldFrame>
  );
}

function selectOption({ value, label, lang }: SelectOption) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}
