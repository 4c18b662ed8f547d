/**
 * Unsent form input, restored for the same member after the server ended the session. It is in memory; what outlives a
 * reload of the tab is also in the tab's storage, and so is all of it while the app itself reloads the page: never past
 * a log-out, and never a password.
 */
export interface Drafts {
  read(member: string, form: string): unknown;
  /** What was typed into a form before an answer has named the member. */
  readEarly(form: string): unknown;
  writeEarly(form: string, draft: unknown): void;
  /** It belongs to the member whom the session's first answer names. */
  claimEarly(member: string, form: string, outlivesReload: boolean): void;
  /** @param outlivesReload false for links and codes: the browser stores them only while the app reloads the page. */
  write(member: string, form: string, draft: unknown, outlivesReload?: boolean): void;
  /** Notes the key of the call that sends what is typed now. */
  sendAs(form: string, key: string): void;
  /** Drops what was sent under this key, and not typed since. */
  dropSent(key: string): void;
  /** Stores all of them in the tab for the next page, which takes them at once. */
  handOver(): void;
  /** Calls the listener after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
}
