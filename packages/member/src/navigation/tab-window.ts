/** A window that opens within the member's tap and navigates once its link is known. */
export interface TabWindow {
  /** Navigates the window; returns false when the member has closed it. */
  goTo(link: string): boolean;
  close(): void;
}

/**
 * Opens a window within the user gesture: browsers block one that opens later. `null` when the browser blocks it
 * anyway. Not `noopener`, which would always return null; the code clears `opener` itself.
 * @param waiting the text of the empty window until it navigates.
 */
export function openTabWindow(waiting: string): TabWindow | null {
  const opened = window.open("", "_blank");
  if (opened === null) return null;
  opened.opener = null;
  opened.document.title = waiting;
  opened.document.body.textContent = waiting;
  return {
    goTo(link) {
      if (opened.closed) return false;
      opened.location.replace(link);
      return true;
    },
    close: () => opened.close(),
  };
}
