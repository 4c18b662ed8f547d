import { X } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/IconButton.tsx";
import styles from "./Dialog.module.css";
import { useKeepInPlace } from "./useKeepInPlace.ts";
import { useModal } from "./useModal.ts";
import { useScrolls } from "./useScrolls.ts";
import { useSecondClickGuard } from "./useSecondClickGuard.ts";
import { useVisibleArea } from "../visible-area/useVisibleArea.ts";

/** The content of a dialog, and when it closes: the caller unmounts it. */
export interface DialogProps {
  readonly title: string;
  /** Requested by Escape, Back on Android, a press beside the panel or the close button; the caller then unmounts. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight under the scrolling body: usually the buttons. */
  readonly footer?: ReactNode;
  /**
   * The widest it gets on a wide screen: 380, 480 or 720 px; `screen` is the whole screen, for a picture: its title is
   * only read out, and the close button stands over its content. Default `medium`.
   */
  readonly size?: "small" | "medium" | "large" | "screen" | undefined;
  /** It has one height, whatever it shows: for content that loads, steps and lists. Default: as high as its content. */
  readonly steady?: boolean | undefined;
  /** A call is running that must not be interrupted: only unmounting closes the dialog. */
  readonly pending?: boolean;
  /** `alertdialog` for what needs an answer. */
  readonly role?: "dialog" | "alertdialog";
  /** Before the title: the way back from a step. */
  readonly back?: ReactNode;
  /** Beside the title, such as a refresh button. */
  readonly action?: ReactNode;
}

/**
 * A modal dialog: a sheet on phones, centred on wide screens. Open while it is mounted; focus moves in when it opens
 * and back when it closes. The page behind is inert and does not scroll. Over the on-screen keyboard the field that is
 * being filled and the button of its form stay in sight.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = "medium",
  steady = false,
  pending = false,
  role = "dialog",
  back,
  action,
}: DialogProps) {
  const { t } = useTranslation("ui");
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<HTMLHeadingElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const closeRequests = useModal({ dialog, start, toasts, onClose, closeDisabled: pending });
  const scrolls = useScrolls(body);
  useKeepInPlace(body, toasts);
  useVisibleArea(dialog);
  const guardSecondClick = useSecondClickGuard();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The dialog's own close requests.
    <dialog
      {...closeRequests}
      onClickCapture={guardSecondClick}
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-steady={steady}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={titleId}
      aria-busy={pending || undefined}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          {back}
          <h2 ref={start} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {action}
          <IconButton
            label={t("close")}
            icon={X}
            variant={size === "screen" ? "raised" : "plain"}
            disabled={pending}
            onClick={onClose}
          />
        </div>
        {/* Focusable while it scrolls, so that it scrolls by the keyboard too. */}
        <section
          ref={body}
          className={styles.body}
          aria-labelledby={titleId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As above.
          tabIndex={scrolls ? 0 : undefined}
        >
          <div>{children}</div>
        </section>
        {footer !== undefined && footer !== null && <div className={styles.footer}>{footer}</div>}
      </div>
      <div ref={toasts} className={styles.toasts} />
    </dialog>
  );
}
