// Separate from first-page.ts, because the log-in page loads this module. Constants used once cost it no bytes.

/** The namespaces of the log-in, at which a visit may begin. */
export const LOG_IN_TEXTS = ["site", "ui"] as const;

/** The namespaces of the member's area, at which a visit may begin. */
export const MEMBER_TEXTS = ["site", "ui", "member"] as const;
