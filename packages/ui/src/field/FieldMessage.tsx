import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./FieldMessage.module.css";

/** What a field can show under its control. */
export interface FieldMessages {
  /** Help, shown while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; `null` or absent when nothing is. */
  readonly error?: string | null | undefined;
}

/** Attributes of a control that tie its message to it. */
export interface MessageAttributes {
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** The error of a field, else its hint, with the attributes for the control that it belongs to. */
export function useFieldMessage({ hint, error }: FieldMessages): {
  readonly attributes: MessageAttributes;
  readonly message: ReactNode;
} {
  const id = useId();
  const invalid = typeof error === "string" && error !== "";
  const hinted = hint !== undefined && hint !== null && hint !== "";
  return {
    attributes: {
      "aria-invalid": invalid || undefined,
      "aria-describedby": invalid || hinted ? id : undefined,
    },
    message: (
      <div id={id} className={styles.message} data-empty={!invalid && !hinted}>
        {invalid ? (
          <span className={styles.error} data-field-error>
            <CircleAlert className={styles.errorIcon} aria-hidden />
            <span>{error}</span>
          </span>
        ) : (
          hinted && <span className={styles.hint}>{hint}</span>
        )}
      </div>
    ),
  };
}
