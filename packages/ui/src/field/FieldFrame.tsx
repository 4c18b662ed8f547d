import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";
import { type FieldMessages, type MessageAttributes, useFieldMessage } from "./FieldMessage.tsx";

/** The texts around the control of every field. */
export interface FieldLabels extends FieldMessages {
  /** Always visible, above the control. */
  readonly label: string;
  /** Beside the label, such as a balance. */
  readonly aside?: ReactNode;
}

/** Attributes of the control, so that label, hint and error belong to it. */
interface ControlAttributes extends MessageAttributes {
  readonly id: string;
}

interface FieldFrameProps extends FieldLabels {
  /** Under the control, such as quick choices. */
  readonly below?: ReactNode;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, then the error or the hint below it. */
export function FieldFrame({ label, aside, below, children, ...messages }: FieldFrameProps) {
  const id = useId();
  const { attributes, message } = useFieldMessage(messages);
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({ id, ...attributes })}
      {below}
      {message}
    </div>
  );
}
