import { Notice } from "../../notice/Notice.tsx";
import type { SlipOutcome } from "./props.ts";
import styles from "./SlipsDialog.module.css";
import { useSlipLabels } from "./useSlipLabels.ts";

/** The outcome of a slip that ended while the dialog was open, in a live region that exists before its content. */
export function SlipOutcomeNotice({ outcome }: { readonly outcome: SlipOutcome | null }) {
  const { verdict } = useSlipLabels();
  return (
    <div aria-live="polite" className={styles.outcome} data-empty={outcome === null}>
      {outcome !== null && (
        <Notice tone={outcome.state === "success" ? "positive" : "danger"}>{verdict(outcome)}</Notice>
      )}
    </div>
  );
}
