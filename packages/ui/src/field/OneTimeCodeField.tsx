import { toAsciiDigits } from "@member-wallet/domain";
import styles from "./Field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import type { TextFieldProps } from "./TextField.tsx";

export interface OneTimeCodeFieldProps extends Omit<
  TextFieldProps,
  "inputMode" | "autoComplete" | "icon" | "after" | "maxLength" | "placeholder"
> {
  /** How many digits the code has; default 6. */
  readonly length?: number;
}

/** A one-time code in one field, which phones fill in from the message; a string, for its zeros count. */
export function OneTimeCodeField({
  label,
  hint,
  error,
  aside,
  onChange,
  length = 6,
  ...native
}: OneTimeCodeFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            {...native}
            {...attributes}
            type="text"
            className={styles.control}
            data-code="true"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            placeholder={"•".repeat(length)}
            // No maxLength: it would cut a code pasted as "123 456" before its space is dropped.
            onChange={(event) =>
              onChange(toAsciiDigits(event.currentTarget.value).replace(/\D/g, "").slice(0, length))
            }
          />
        </div>
      )}
    </FieldFrame>
  );
}
