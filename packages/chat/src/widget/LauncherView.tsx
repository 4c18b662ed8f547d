import { MessagesSquare, X } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "@member-wallet/ui";
import { MOST_UNREAD } from "../chat-figures.ts";
import styles from "./LauncherView.module.css";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useScrollsDown } from "./useScrollsDown.ts";

/** How the chat's code is: `failed` offers to load it again by a press. */
export type LauncherPhase = "ready" | "loading" | "failed";

export interface LauncherViewProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** `loading` and `failed` show once the customer has pressed. */
  readonly phase: LauncherPhase;
  /** The panel is open: the button is out of sight and takes no focus. */
  readonly open: boolean;
  /** Messages of support that are not read. */
  readonly unread: number;
  /** There may be more of them. */
  readonly unreadOlder: boolean;
  /** Shows the invite bubble. */
  readonly invite: boolean;
  readonly onOpen: () => void;
  readonly onCloseInvite: () => void;
}

/**
 * The floating button that opens the chat, with what is unread and an invitation (§2 Chat widget). Its place never
 * changes; it is away while the page scrolls down, behind a dialog, and on a phone while a field is being filled. A page
 * leaves room for it at its end, and rows of a list have no amounts in its place.
 */
export function LauncherView(props: LauncherViewProps) {
  const { button, phase, open, unread, unreadOlder, invite, onOpen, onCloseInvite } = props;
  const { t } = useTranslation("chat");
  const down = useScrollsDown();
  const besideField = useFieldFocus();
  const failed = phase === "failed";
  const counted = Math.min(unread, MOST_UNREAD);
  const count = counted < unread || unreadOlder ? `${counted}+` : `${counted}`;
  return (
    <div
      className={styles.corner}
      data-chat-launcher
      data-away={open || down}
      data-beside-field={besideField}
    >
      <div className={styles.launcher}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={phase === "loading" || undefined}
          aria-label={unread > 0 ? t("panel.openUnread", { count: unread, unread: count }) : t("panel.open")}
          onClick={onOpen}
        >
          {phase === "loading" ? (
            <Spinner label={t("panel.connection.connecting")} />
          ) : (
            <MessagesSquare className={styles.icon} aria-hidden />
          )}
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {count}
            </span>
          )}
        </button>
        <div role="alert">{failed && <p className={styles.bubble}>{t("panel.notLoaded")}</p>}</div>
        {invite && !failed && (
          <div className={styles.bubble}>
            <button type="button" className={styles.invite} onClick={onOpen}>
              {t("panel.invite")}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={t("panel.closeInvite")}
              onClick={onCloseInvite}
            >
              <X className={styles.cross} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
