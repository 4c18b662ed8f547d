/** A window that was opened within the member's tap, to be sent on once its link is known. */
export interface TabWindow {
  /** Sends the window on; answers false when the member closed it meanwhile. */
  goTo(link: string): boolean;
  close(): void;
}

/**
 * Opens a window while the tap still counts: one opened later is blocked. `null` when the browser blocks it all the
 * same. Not `noopener`, which would answer null always; the link to us is cut by hand.
 * @param waiting what the empty window says until it is sent on.
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
