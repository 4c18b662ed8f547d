import {
  use,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { DialogStackContext } from "./dialog-stack.ts";
import { lockPage } from "./lock-page.ts";

interface ModalOptions {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What takes the focus first: the title, so that it is read out and no keyboard covers the sheet. */
  readonly start: RefObject<HTMLElement | null>;
  /** Where toasts stand while this dialog is the top-most. */
  readonly toasts: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Takes no close request for now. */
  readonly closeDisabled: boolean;
}

/** Every way a dialog can be closed, as attributes of its element. */
interface CloseRequests {
  readonly closedby: "closerequest" | "none";
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Whether a dialog closed in this commit, so that one that opens now takes its place. */
let closedNow = false;

/** What a dialog that opens sends to each open alert, which then comes to the top again. */
const COVERED = "covered";

/** When the element that had the focus is gone too, the heading of what is open takes it: the body would lose the place. */
function focusOpenDialog(options?: FocusOptions) {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const headings = dialog?.querySelectorAll<HTMLElement>(":is(h2, h3)[tabindex='-1']") ?? [];
  [...headings].at(-1)?.focus(options);
}

/** Keeps the focus in a dialog when what has it goes away, as a button whose press replaces it. */
function keepFocus(dialog: HTMLElement): () => void {
  let focused: Node | null = null;
  const follow = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : null;
  };
  const changes = new MutationObserver(() => {
    if (focused?.isConnected !== false) return;
    focused = null;
    // Whoever pressed it by finger looks at its place.
    focusOpenDialog({ preventScroll: true });
  });
  dialog.addEventListener("focusin", follow);
  changes.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener("focusin", follow);
    changes.disconnect();
  };
}

/** Keeps a `<dialog>` modally open while it is mounted, and turns every way of leaving it into one request. */
export function useModal({ dialog, start, toasts, onClose, closeDisabled }: ModalOptions): CloseRequests {
  const pressedBeside = useRef(false);
  const stack = use(DialogStackContext);

  useLayoutEffect(() => {
    const element = dialog.current;
    const place = toasts.current;
    if (!element || !place) return undefined;
    const { activeElement: focused } = document;
    const heading = start.current;
    const isAlert = element.getAttribute("role") === "alertdialog";
    const alerts = isAlert ? [] : document.querySelectorAll("dialog[role=alertdialog]:modal");
    /** What needs an answer stays on top of a dialog that opens after it, and the focus in its place. */
    const raise = ({ detail }: CustomEventInit<Element | null>) => {
      stack?.closed(place);
      element.close();
      element.toggleAttribute("data-replacing", true);
      element.showModal();
      const before = detail instanceof HTMLElement && element.contains(detail) ? detail : heading;
      before?.focus();
      stack?.opened(place);
    };
    element.toggleAttribute("data-replacing", closedNow);
    element.showModal();
    const unlockPage = lockPage();
    const forgetFocus = keepFocus(element);
    heading?.focus();
    stack?.opened(place);
    alerts.forEach((alert) => alert.dispatchEvent(new CustomEvent(COVERED, { detail: focused })));
    if (isAlert) element.addEventListener(COVERED, raise);
    return () => {
      element.removeEventListener(COVERED, raise);
      forgetFocus();
      stack?.closed(place);
      // What had the focus may be out of sight until then.
      unlockPage();
      // Removed while open, it would leave the focus on the body.
      element.close();
      closedNow = true;
      queueMicrotask(() => {
        closedNow = false;
        focusOpenDialog();
      });
    };
  }, [dialog, start, toasts, stack]);

  return {
    closedby: closeDisabled ? "none" : "closerequest",
    onCancel: (event) => {
      // A file picker inside the dialog bubbles a cancel of its own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!closeDisabled) onClose();
    },
    onClose: (event) => {
      const element = event.currentTarget;
      if (event.target !== element || element.open) return;
      // The browser closed it by itself, as on a second Escape. A mounted dialog is open: reopen it, and let the caller decide.
      element.showModal();
      if (!closeDisabled) onClose();
    },
    onKeyDown: (event) => {
      // Serves browsers that don't know closedby.
      if (closeDisabled && event.key === "Escape") event.preventDefault();
    },
    onPointerDown: (event) => {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      // Both pointer down and up must be outside the panel: a text selection may end there.
      const beside = pressedBeside.current && event.target === event.currentTarget;
      pressedBeside.current = false;
      if (beside && !closeDisabled) onClose();
    },
  };
}
