import { Copy } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import styles from "./CopyLaterButton.module.css";

/** What is copied in the end, and the step before it. */
export interface CopyLaterButtonProps {
  /** What is copied, for screen readers. */
  readonly label: string;
  /** What the member must do before the copy, and why; shown beside the button. */
  readonly reason: string;
  /** Starts that step; the copy follows it. */
  readonly onPress: () => void;
}

/** A copy button that leads to another step first. Its reason takes a full row, in a grid and in a wrapping row. */
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
