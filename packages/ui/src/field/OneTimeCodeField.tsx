import { toAsciiDigits } from "@member-wallet/domain";
import { TextControl, type TextFieldProps } from "./TextField.tsx";

/** The props of a text field, without what a one-time code decides itself. */
export type OneTimeCodeFieldProps = Omit<
  TextFieldProps,
  "inputMode" | "autoComplete" | "icon" | "after" | "maxLength" | "placeholder"
>;

/** How many digits a code has. */
const LENGTH = 6;

/** A one-time code in one field, which phones fill in from the message; a string, because its zeros count. */
export function OneTimeCodeField({ onChange, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextControl
      {...field}
      data-code="true"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      placeholder={"•".repeat(LENGTH)}
      // No maxLength: it would cut a code pasted as "123 456" before its space is dropped.
      onChange={(text) => onChange(toAsciiDigits(text).replace(/\D/g, "").slice(0, LENGTH))}
    />
  );
}
