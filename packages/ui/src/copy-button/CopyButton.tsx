import { Check, Copy } from "lucide-react";
import { use, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { FeedbackContext } from "../feedback/feedback-context.ts";
import styles from "./CopyButton.module.css";

/** What is copied, and what the button says about it. */
export interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** What is copied, for screen readers: "Copy" alone is ambiguous beside several numbers. */
  readonly label: string;
  /** Shown on the button; default "Copy". */
  readonly children?: string;
  /** A password, or an amount while amounts are hidden, is not repeated in the notice that it was copied. */
  readonly secret?: boolean;
}

type Outcome = "none" | "copied" | "refused";

const COPIED_FOR = 2_000;

/**
 * Copies a text; a toast says so with the text (§8), and the button shows a tick. If the browser refuses, it shows the
 * text selected, to be copied by hand.
 */
export function CopyButton({ text, label, children, secret = false }: CopyButtonProps) {
  const { t } = useTranslation("parts");
  const feedback = use(FeedbackContext);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const byHand = useRef<HTMLInputElement>(null);
  const messageId = useId();

  useEffect(() => {
    if (outcome === "refused") byHand.current?.select();
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(setOutcome, COPIED_FOR, "none");
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      feedback?.toast({ tone: "positive", text: secret ? t("copied") : `${t("copied")}: ${text}` });
    } catch {
      // In-app browsers have no clipboard or forbid it: show how to copy by hand.
      setOutcome("refused");
    }
  };

  return (
    <span className={styles.copy}>
      <Button
        size="small"
        icon={outcome === "copied" ? Check : Copy}
        aria-label={`${children ?? t("copy")}: ${label}`}
        onClick={copy}
      >
        {children ?? t("copy")}
      </Button>
      {outcome === "refused" && (
        <span className={styles.byHand}>
          <input
            ref={byHand}
            className={styles.text}
            value={text}
            readOnly
            aria-label={label}
            aria-describedby={messageId}
            onFocus={(event) => event.currentTarget.select()}
          />
          <span id={messageId} role="alert" className={styles.message}>
            {t("copyFailed")}
          </span>
        </span>
      )}
    </span>
  );
}
