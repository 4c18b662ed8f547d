import type { ReactNode } from "react";
import styles from "./PageNotice.module.css";

/** The one message of a page and its one action. */
export interface PageNoticeProps {
  readonly heading: string;
  readonly text: string;
  /** The result of the last attempt; announced when it changes. */
  readonly status?: string | null;
  /** What to do next: a link or a button. */
  readonly action: ReactNode;
  /** The service is closed: the page has the colours of no site (§2). */
  readonly plain?: boolean;
  /** It stands in the main area of a page that has bars. */
  readonly within?: boolean;
}

/** A page that consists of one message and one action. */
export function PageNotice({
  heading,
  text,
  status = null,
  action,
  plain = false,
  within = false,
}: PageNoticeProps) {
  const Area = within ? "div" : "main";
  return (
    <Area className={styles.notice} data-notice={plain ? "terminated" : undefined}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {action}
      <output className={styles.text}>{status}</output>
    </Area>
  );
}
