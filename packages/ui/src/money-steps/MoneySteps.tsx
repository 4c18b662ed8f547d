import { formatDateTime, type LongestTime } from "@member-wallet/domain";
import { CircleCheck, Clock, Undo2 } from "lucide-react";
import { RecentTime } from "./RecentTime.tsx";
import styles from "./MoneySteps.module.css";

const ICONS = { done: CircleCheck, now: Clock, returned: Undo2 } as const;

/** A step of money on its way. */
export interface MoneyStep {
  /** `returned`: the money came back. */
  readonly state: "done" | "now" | "returned";
  readonly text: string;
  /** An ISO time; `null` when it is not known. */
  readonly at: string | null;
  /** Of the step under way: how long it took lately; `null` when that is not known. */
  readonly recent?: LongestTime | null;
}

/** What has happened to money on its way, the oldest first, and what happens now (§4 Money on its way). */
export function MoneySteps({ steps }: { readonly steps: readonly MoneyStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, text, at, recent = null }, place) => {
        const Icon = ICONS[state];
        return (
          <li
            key={place}
            className={styles.step}
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
          >
            <Icon className={styles.icon} aria-hidden />
            <span className={styles.text}>{text}</span>
            {recent !== null && (
              <span className={styles.recent}>
                <RecentTime time={recent} />
              </span>
            )}
            {at !== null && (
              <time className={styles.time} dateTime={at}>
                {formatDateTime(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
