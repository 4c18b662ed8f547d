import { useCallback, useRef, type FocusEvent, type RefCallback, type RefObject } from "react";

interface KeptFocus {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps the focus in the panel when the focused control goes away or is disabled: on the body, Escape would not reach
 * the panel, and the keyboard would start at the top of the page.
 * @param log takes the focus of a control that goes away.
 * @param field takes the focus of one that is disabled, as the send button is once it has sent.
 * @returns what belongs on the panel's element.
 */
export function useKeptFocus(
  log: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): KeptFocus {
  const focused = useRef<HTMLElement>(null);
  const ref = useCallback(
    (panel: HTMLElement) => {
      const changes = new MutationObserver(() => {
        const lost = focused.current;
        if (!lost || (lost.isConnected && !lost.matches(":disabled"))) return;
        focused.current = null;
        const { activeElement } = document;
        const next = lost.isConnected ? field : log;
        if (activeElement === document.body || activeElement === lost) {
          next.current?.focus();
        }
      });
      changes.observe(panel, { childList: true, subtree: true, attributeFilter: ["disabled"] });
      return () => changes.disconnect();
    },
    [log, field],
  );
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // React reports no blur of what it removes. While another window has the focus, the element stays the active one.
    onBlur: ({ target }) => {
      if (document.activeElement !== target) focused.current = null;
    },
  };
}
