import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./PasswordField.module.css";
import { TextControl, type TextFieldProps } from "./TextField.tsx";

/** The props of a text field; what password managers do with it must be chosen. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "after" | "inputMode" | "autoComplete"> {
  /** Whether password managers fill in the password or propose one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, hidden until the member asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const Picture = shown ? EyeOff : Eye;
  return (
    <TextControl
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t("showPassword")}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Picture className={styles.icon} aria-hidden />
        </button>
      }
    />
  );
}
