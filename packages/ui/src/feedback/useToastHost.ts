import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DialogStack } from "../dialog/dialog-stack.ts";

/**
 * An element that always lies in the top-most open dialog, or in the page when none is open. Outside a modal dialog
 * a toast is visible but inert, so it moves when dialogs open and close. One element is
 * moved, not rendered again, so that toasts keep their remaining time.
 * @returns `host` is `null` in the first render, which the build does too, without a browser.
 */
export function useToastHost(): { readonly host: HTMLElement | null; readonly stack: DialogStack } {
  const element = useRef<HTMLElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);

  const stack = useMemo<DialogStack>(() => {
    const open: HTMLElement[] = [];
    const place = () => {
      const shown = (element.current ??= newHost());
      const home = open.at(-1) ?? document.body;
      if (shown.parentNode === home) return;
      // What is inserted anew is announced and animated again; browsers before 2025 can't move it.
      if ("moveBefore" in Element.prototype && shown.isConnected && home.isConnected) {
        home.moveBefore(shown, null);
      } else {
        home.append(shown);
      }
    };
    return {
      opened: (toasts) => {
        open.push(toasts);
        place();
      },
      closed: (toasts) => {
        const at = open.indexOf(toasts);
        if (at !== -1) open.splice(at, 1);
        place();
      },
    };
  }, []);

  useLayoutEffect(() => {
    const shown = (element.current ??= newHost());
    // A dialog that opened in the same render already contains it.
    if (!shown.isConnected) document.body.append(shown);
    // oxlint-disable-next-line react/set-state-in-effect -- The portal can't be part of what the build renders.
    setHost(shown);
    return () => shown.remove();
  }, []);

  return { host, stack };
}

function newHost(): HTMLElement {
  return document.createElement("div");
}
