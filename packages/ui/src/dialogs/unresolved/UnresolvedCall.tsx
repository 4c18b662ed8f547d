import { Button } from "../../button/Button.tsx";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";
import styles from "./UnresolvedCall.module.css";

export interface UnresolvedCallProps {
  /** "Outcome unknown", or "in progress". */
  readonly title: string;
  /** What may have happened, and to look at the statement first. */
  readonly text: string;
  /** The way to the statement; absent when no money was meant to move. */
  readonly statement: { readonly label: string; readonly href: string } | null;
  /** Sends the same intent again under its own key; absent when that is not known to be safe. */
  readonly resend: { readonly label: string; readonly onPress: () => void } | null;
}

/** A call whose end is not known: never shown as failed, and the way to find out stands beside it. */
export function UnresolvedCall({ title, text, statement, resend }: UnresolvedCallProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      announced
      action={
        (statement ?? resend) && (
          <div className={styles.ways}>
            {statement && (
              <TextLink to={statement.href} variant="standalone">
                {statement.label}
              </TextLink>
            )}
            {resend && (
              <Button size="small" onClick={resend.onPress}>
                {resend.label}
              </Button>
            )}
          </div>
        )
      }
    >
      {text}
    </Notice>
  );
}
