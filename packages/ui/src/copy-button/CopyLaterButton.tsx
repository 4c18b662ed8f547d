import { Copy } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import styles from "./CopyLaterButton.module.css";

export interface CopyLaterButtonProps {
  /** What is copied, for screen readers. */
  readonly label: string;
  /** What comes before the copy, and why: it stands at the button, to be read before the press. */
  readonly reason: string;
  /** Begins what comes before; the copy follows from there. */
  readonly onPress: () => void;
}

/** A copy button that leads to something else first. Its line takes a row of its own, in a grid and in a wrapping row. */
export function CopyLaterButton({ label, reason, onPress }: CopyLaterButtonProps) {
  const { t } = useTranslation("parts");
  const reasonId = useId();
  return (
    <>
      <Button
        size="small"
        icon={Copy}
        aria-label={`${t("copy")}: ${label}`}
        aria-describedby={reasonId}
        onClick={onPress}
      >
        {t("copy")}
      </Button>
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </>
  );
}
