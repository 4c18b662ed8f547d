import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { closeNotification, onNotificationPress, showNotification } from "./notification.ts";

export interface NotificationsProps {
  /** The id of the last unread message of support that has come; `null` without one. */
  readonly arrival: string | null;
  /** The customer has pressed the notification: the page is in sight again. */
  readonly onPress: () => void;
}

/**
 * A notification for messages of support that come while the page is out of sight. It goes when the page is seen, when
 * all is read, and with the conversation.
 */
export function Notifications({ arrival, onPress }: NotificationsProps) {
  const { t, i18n } = useTranslation("chat");
  // What has come before the customer asked to be told.
  const known = useRef(arrival);

  useEffect(() => {
    if (arrival === null || arrival === known.current) return;
    known.current = arrival;
    void showNotification(t("panel.spokenOther"), i18n.language);
  }, [arrival, t, i18n]);

  useEffect(() => onNotificationPress(onPress), [onPress]);

  const nothing = arrival === null;
  useEffect(() => {
    if (nothing) return undefined;
    const close = () => {
      if (document.visibilityState === "visible") void closeNotification();
    };
    document.addEventListener("visibilitychange", close);
    return () => {
      document.removeEventListener("visibilitychange", close);
      void closeNotification();
    };
  }, [nothing]);

  return null;
}
