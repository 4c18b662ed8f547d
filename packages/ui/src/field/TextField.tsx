import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import styles from "./Field.module.css";
import { FieldFrame, type FieldLabels } from "./FieldFrame.tsx";
import { useEarlyInput } from "./useEarlyInput.ts";

/** A text in the caller's state, with its label and messages, and the attributes of `<input>` that a field can need. */
export interface TextFieldProps
  extends
    FieldLabels,
    Pick<
      ComponentPropsWithRef<"input">,
      | "name"
      | "autoComplete"
      | "autoCapitalize"
      | "inputMode"
      | "enterKeyHint"
      | "maxLength"
      | "placeholder"
      | "required"
      | "disabled"
      | "readOnly"
      | "spellCheck"
      | "lang"
      | "onBlur"
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: Icon;
  /** In the box after the text: a unit or a button. */
  readonly after?: ReactNode;
}

interface TextControlProps
  extends TextFieldProps, Pick<ComponentPropsWithRef<"input">, "onCompositionStart" | "onCompositionEnd"> {
  /** Changes the text in the input before it is reported. */
  readonly rewrite?: (input: HTMLInputElement) => void;
  readonly type?: "text" | "tel" | "password";
  readonly below?: ReactNode;
}

/** The base of all one-line fields. */
export function TextControl({
  label,
  hint,
  error,
  aside,
  below,
  icon: Picture,
  after,
  rewrite,
  onChange,
  type = "text",
  ...native
}: TextControlProps) {
  const change = (input: HTMLInputElement) => {
    rewrite?.(input);
    onChange(input.value);
  };
  const input = useEarlyInput((filled) => {
    if (filled.value !== native.value) change(filled);
  });
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside} below={below}>
      {(attributes) => (
        <div className={styles.box}>
          {Picture && <Picture className={styles.boxIcon} aria-hidden />}
          <input
            {...native}
            {...attributes}
            ref={input}
            type={type}
            className={styles.control}
            onChange={(event) => change(event.currentTarget)}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}

/** One line of plain text. */
export function TextField(props: TextFieldProps) {
  return <TextControl {...props} />;
}
