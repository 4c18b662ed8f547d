// Apart from first-page.ts, because the log-in page loads this module. Constants used once cost it no bytes.

/** The texts of the log-in, with which a visit may begin. */
export const LOG_IN_TEXTS = ["site", "ui"] as const;

/** The texts of the member's area, with which a visit may begin. */
export const MEMBER_TEXTS = ["site", "ui", "member"] as const;
