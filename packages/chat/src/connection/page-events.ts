/** What the conversation needs to know about the page it is in. */
export interface PageEvents {
  visible(): boolean;
  /** `false` when the browser knows that it has no network. */
  online(): boolean;
  /** Calls `listener` when the customer comes back: focus, a page that becomes visible, a line that is up again. */
  onReturn(listener: () => void): () => void;
}

/** The events of the browser's own page. */
export const browserPage: PageEvents = {
  visible: () => document.visibilityState === "visible",
  online: () => navigator.onLine,
  onReturn(listener) {
    const ended = new AbortController();
    const whenVisible = () => {
      if (document.visibilityState === "visible") listener();
    };
    window.addEventListener("focus", whenVisible, { signal: ended.signal });
    window.addEventListener("online", listener, { signal: ended.signal });
    document.addEventListener("visibilitychange", whenVisible, { signal: ended.signal });
    return () => ended.abort();
  },
};
