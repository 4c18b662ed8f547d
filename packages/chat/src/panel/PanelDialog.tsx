import { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { useVisibleArea } from "@member-wallet/ui";
import styles from "./ChatPanelView.module.css";
import { usePanelDialog, type PanelDialogOptions } from "./usePanelDialog.ts";

interface PanelDialogProps extends Omit<PanelDialogOptions, "dialog"> {
  /** The id of the heading that names it. */
  readonly titleId: string;
  /** Requested by Escape and, where the browser has it, Back; the caller then sets `open` to `false`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A `<dialog>` that opens and closes with an animation: modal over the whole phone, beside the page on wide screens.
 * Its content is mounted from opening until the closing animation has ended.
 */
export function PanelDialog(props: PanelDialogProps) {
  const { open, titleId, start, toasts, onClose, onClosed, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = usePanelDialog({ dialog, open, start, toasts, onClosed });
  useVisibleArea(dialog, shown);
  if (!shown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The dialog's own close requests.
    <dialog
      ref={dialog}
      className={styles.panel}
      data-closing={!open}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        // A file picker inside bubbles a cancel of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event: SyntheticEvent<HTMLDialogElement>) => {
        // The browser closed it by itself, as on a second Escape.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        // Beside the page, Escape makes no close request. A dialog above this one has its own, as have menu and search.
        const own = event.target instanceof Element && event.target.closest("dialog") === event.currentTarget;
        if (event.key === "Escape" && !event.nativeEvent.isComposing && own && !event.defaultPrevented)
          onClose();
      }}
    >
      {children}
    </dialog>
  );
}
