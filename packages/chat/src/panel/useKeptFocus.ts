import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the panel when the focused control goes away or is disabled: on the body, Escape would not reach
 * the panel, and the keyboard would start at the top of the page.
 * @param next what takes the focus of `lost`.
 * @returns the listeners of the panel.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
  next: (lost: HTMLElement) => HTMLElement | null,
): KeptFocus {
  const focused = useRef<EventTarget>(null);
  const take = useRef(next);
  useLayoutEffect(() => {
    take.current = next;
  });

  useLayoutEffect(() => {
    if (!shown || !panel.current) return undefined;
    const changes = new MutationObserver(() => {
      const lost = focused.current;
      if (!(lost instanceof HTMLElement) || (lost.isConnected && !lost.matches(":disabled"))) return;
      focused.current = null;
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === lost) {
        take.current(lost)?.focus({ preventScroll: true });
      }
    });
    changes.observe(panel.current, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => changes.disconnect();
  }, [panel, shown]);

  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // React reports no blur of what it removes. While another window has the focus, the element stays the active one.
    onBlur: ({ target }) => {
      if (document.activeElement !== target) focused.current = null;
    },
  };
}
