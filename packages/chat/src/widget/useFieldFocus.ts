import { useSyncExternalStore } from "react";

/** Not a field of a dialog: when that closes, the button must be able to take the focus. */
const FIELD = ":is(:read-write, select):not(dialog *)";

/**
 * Whether a field of the page has the focus. The styles don't ask for it by a `:has()` on the body: the browser would
 * search the whole page at each change.
 */
export function useFieldFocus(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  return document.activeElement?.matches(FIELD) ?? false;
}

function subscribe(listener: () => void): () => void {
  // In Firefox and WebKit a field that is removed loses the focus without an event.
  const removals = new MutationObserver(listener);
  const follow = () => {
    removals.disconnect();
    if (read()) removals.observe(document.body, { childList: true, subtree: true });
    listener();
  };
  document.addEventListener("focusin", follow);
  document.addEventListener("focusout", follow);
  return () => {
    removals.disconnect();
    document.removeEventListener("focusin", follow);
    document.removeEventListener("focusout", follow);
  };
}
