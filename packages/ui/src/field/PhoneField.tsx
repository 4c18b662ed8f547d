import { Phone } from "lucide-react";
import { TextControl, type TextFieldProps } from "./TextField.tsx";

/** The props of a text field, without what a phone number decides itself. */
export type PhoneFieldProps = Omit<TextFieldProps, "inputMode" | "icon" | "after">;

/** A phone number as typed or pasted; `readPhone` of the domain reads it by the market's rule (§5). */
export function PhoneField(props: PhoneFieldProps) {
  return <TextControl autoComplete="tel" {...props} type="tel" inputMode="tel" icon={Phone} />;
}
