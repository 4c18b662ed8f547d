let modalDialogs = 0;

/**
 * Locks the page behind a modal dialog (§2); the function that it returns ends that. The styles read it from the root:
 * for a `:has()` there the browser would search the whole page at each change.
 */
export function lockPage(): () => void {
  modalDialogs += 1;
  mark();
  return () => {
    modalDialogs -= 1;
    mark();
  };
}

function mark() {
  document.documentElement.toggleAttribute("data-mw-modal", modalDialogs > 0);
}
