import { use, useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { DialogStackContext, lockPage } from "@member-wallet/ui";
import { useWideScreen } from "./useWideScreen.ts";

export interface PanelDialogOptions {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  /** What takes the focus when it opens. */
  readonly start: () => HTMLElement | null;
  /** Where toasts stand while it is modal. */
  readonly toasts: RefObject<HTMLElement | null>;
  /** The closing animation has ended: the content is unmounted. */
  readonly onClosed: () => void;
}

/** Opens and closes the dialog element; returns whether it is mounted. */
export function usePanelDialog({ dialog, open, start, toasts, onClosed }: PanelDialogOptions): boolean {
  // Each opening is another object: one in the instant in which the last ends shows the dialog again.
  const [shown, setShown] = useState(open ? {} : null);
  if (open && !shown) setShown({});
  const wide = useWideScreen();
  const stack = use(DialogStackContext);
  const options = useRef({ start, onClosed });
  // What had the focus when the screen became wide or narrow.
  const focused = useRef<HTMLElement>(null);
  const unlockPage = useRef<(() => void) | null>(null);
  const close = useCallback((element: HTMLDialogElement) => {
    // The button that opened it is out of sight until then.
    unlockPage.current?.();
    unlockPage.current = null;
    element.close();
  }, []);
  useLayoutEffect(() => {
    options.current = { start, onClosed };
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const place = toasts.current;
    if (!shown || !element || !place) return undefined;
    // Opened from a dialog, it would be inert beside it.
    const modal = !wide || document.querySelector("dialog:modal") !== null;
    if (modal) element.showModal();
    else element.show();
    unlockPage.current = modal ? lockPage() : null;
    (focused.current ?? options.current.start())?.focus();
    if (modal) stack?.opened(place);
    return () => {
      if (modal) stack?.closed(place);
      const { activeElement } = document;
      focused.current =
        activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
      close(element);
    };
  }, [dialog, toasts, stack, shown, wide, close]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (open || !shown || !element) return undefined;
    let closing = true;
    const closeAfterAnimation = async () => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      if (!closing) return;
      // Removed while open, it would leave the focus on the body.
      close(element);
      // At once: a control in it would have the focus until the next frame.
      flushSync(() => setShown(null));
      options.current.onClosed();
    };
    void closeAfterAnimation();
    return () => {
      closing = false;
    };
  }, [dialog, open, shown, close]);

  return shown !== null;
}
