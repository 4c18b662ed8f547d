import styles from "./Field.module.css";
import { FieldFrame, type FieldLabels } from "./FieldFrame.tsx";

/** A text in the caller's state, with its label and messages. */
export interface TextAreaFieldProps extends Omit<FieldLabels, "aside"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In UTF-16 units; the browser takes no more. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
}

/** Several lines of plain text, such as a pasted message. */
export function TextAreaField({
  value,
  onChange,
  maxLength,
  disabled = false,
  ...labels
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...labels}>
      {(attributes) => (
        <div className={styles.box}>
          <textarea
            {...attributes}
            className={styles.area}
            rows={3}
            maxLength={maxLength}
            value={value}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
