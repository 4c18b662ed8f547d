import { Button } from "@member-wallet/ui";
import { ImageOff } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Bubble } from "../row/Bubble.tsx";
import styles from "./Media.module.css";

interface BrokenMediaProps {
  readonly children: string;
  /** Absent where another try can't help. */
  readonly onRetry?: () => void;
  /** Of the button that tries again. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** In place of a picture, video or file that can't be shown. */
export function BrokenMedia({ children, onRetry, ref }: BrokenMediaProps) {
  const { t } = useTranslation("ui");
  return (
    <Bubble variant="notice">
      <span className={styles.broken}>
        <ImageOff className={styles.icon} aria-hidden />
        {children}
      </span>
      {onRetry && (
        <Button ref={ref} size="small" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      )}
    </Bubble>
  );
}
