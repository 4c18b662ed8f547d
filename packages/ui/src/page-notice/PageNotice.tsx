import type { ReactNode } from "react";
import styles from "./PageNotice.module.css";

export interface PageNoticeProps {
  readonly heading: string;
  readonly text: string;
  /** What came of the last try to go on; read out when it changes. */
  readonly status?: string | null;
  /** The way on: a link or a button. */
  readonly action: ReactNode;
  /** The service is closed: the page has the colours of no site (§2). */
  readonly plain?: boolean;
}

/** A page that only says something, and offers the way on. */
export function PageNotice({ heading, text, status = null, action, plain = false }: PageNoticeProps) {
  return (
    <main className={styles.notice} data-notice={plain ? "terminated" : undefined}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {action}
      <output className={styles.text}>{status}</output>
    </main>
  );
}
