import { useRef } from "react";
import { toUpperAscii } from "@member-wallet/domain";
import styles from "./Field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import type { TextFieldProps } from "./TextField.tsx";

export type UpperCaseFieldProps = Omit<TextFieldProps, "autoCapitalize" | "icon">;

/** A field forced to upper case (§5: account names, promotion codes) that never moves the caret. */
export function UpperCaseField({
  label,
  hint,
  error,
  aside,
  after,
  onChange,
  ...native
}: UpperCaseFieldProps) {
  const composing = useRef(false);

  const raise = (input: HTMLInputElement) => {
    const upper = toUpperAscii(input.value);
    if (!composing.current && upper !== input.value) {
      // Written before React draws it: equal texts are left alone, and the caret with them.
      const { selectionStart, selectionEnd } = input;
      input.value = upper;
      input.setSelectionRange(selectionStart, selectionEnd);
    }
    onChange(input.value);
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            {...native}
            {...attributes}
            type="text"
            className={styles.control}
            data-casing="upper"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => raise(event.currentTarget)}
            onCompositionStart={() => {
              // Rewriting a word that a keyboard is still composing doubles its letters.
              composing.current = true;
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              raise(event.currentTarget);
            }}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
