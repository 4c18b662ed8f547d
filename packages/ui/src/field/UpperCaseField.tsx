import { useRef } from "react";
import { toUpperAscii } from "@member-wallet/domain";
import { TextControl, type TextFieldProps } from "./TextField.tsx";

/** The props of a text field; `onChange` gets the text in upper case. */
export type UpperCaseFieldProps = Omit<TextFieldProps, "autoCapitalize" | "icon">;

/** A field forced to upper case (§5: account names, promotion codes) that never moves the caret. */
export function UpperCaseField({ onChange, ...field }: UpperCaseFieldProps) {
  const composing = useRef(false);

  const rewrite = (input: HTMLInputElement) => {
    const upper = toUpperAscii(input.value);
    if (!composing.current && upper !== input.value) {
      // Written before React renders: it leaves an equal text alone, and the caret with it.
      const { selectionStart, selectionEnd } = input;
      input.value = upper;
      input.setSelectionRange(selectionStart, selectionEnd);
    }
  };

  return (
    <TextControl
      {...field}
      data-casing="upper"
      autoCapitalize="characters"
      spellCheck={false}
      rewrite={rewrite}
      onChange={onChange}
      onCompositionStart={() => {
        // Rewriting a word that a keyboard is still composing doubles its letters.
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        rewrite(event.currentTarget);
        onChange(event.currentTarget.value);
      }}
    />
  );
}
