import { useLayoutEffect, useMemo, useState } from "react";
import type { DialogStack } from "../dialog/dialog-stack.ts";

/**
 * An element that always lies in the top-most open dialog, or in the page when none is open. Outside a modal dialog
 * a toast is visible but inert, so it moves when dialogs open and close. One element is
 * moved, not rendered again, so that toasts keep their remaining time.
 */
export function useToastHost(): { readonly host: HTMLElement; readonly stack: DialogStack } {
  const [host] = useState(() => document.createElement("div"));

  const stack = useMemo<DialogStack>(() => {
    const open: HTMLElement[] = [];
    const place = () => (open.at(-1) ?? document.body).append(host);
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
  }, [host]);

  useLayoutEffect(() => {
    // A dialog that opened in the same render already contains it.
    if (!host.isConnected) document.body.append(host);
    return () => host.remove();
  }, [host]);

  return { host, stack };
}
