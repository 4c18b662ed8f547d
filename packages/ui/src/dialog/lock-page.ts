/**
 * Locks the page behind modal dialogs while one is open (§2); to be called when one has opened or closed. The styles
 * read it from the root: for a `:has()` there the browser would search the whole page at each change.
 */
export function lockPage(): void {
  const isModal = document.querySelector("dialog:modal") !== null;
  document.documentElement.toggleAttribute("data-mw-modal", isModal);
}
