import { Check } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./CheckboxField.module.css";
import { type FieldMessages, useFieldMessage } from "./FieldMessage.tsx";
import { useEarlyInput } from "./useEarlyInput.ts";

/** A yes or no in the caller's state, with its label and messages. */
export interface CheckboxFieldProps
  extends FieldMessages, Pick<ComponentPropsWithRef<"input">, "name" | "disabled" | "required" | "onBlur"> {
  /** May contain a link. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One yes or no; the whole row is the target. */
export function CheckboxField({ label, checked, onChange, hint, error, ...native }: CheckboxFieldProps) {
  const { attributes, message } = useFieldMessage({ hint, error });
  const input = useEarlyInput((ticked) => {
    if (ticked.checked !== checked) onChange(ticked.checked);
  });
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...native}
            {...attributes}
            ref={input}
            type="checkbox"
            className={styles.input}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Check className={styles.tick} strokeWidth={3} aria-hidden />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.message}>{message}</div>
    </div>
  );
}
