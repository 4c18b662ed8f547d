import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { closeNotification, onWorkerPress, showNotification } from "./notification.ts";

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
  const unread = useRef<string | null>(null);

  useEffect(() => {
    // One from before a reload, too.
    const closeInSight = () => {
      if (document.visibilityState === "visible") void closeNotification();
    };
    closeInSight();
    document.addEventListener("visibilitychange", closeInSight);
    return () => {
      document.removeEventListener("visibilitychange", closeInSight);
      unread.current = null;
      void closeNotification();
    };
  }, []);

  useEffect(() => {
    unread.current = arrival;
    if (arrival === null) void closeNotification();
    else if (arrival !== known.current) {
      known.current = arrival;
      const isWanted = () => unread.current !== null;
      void showNotification(t("panel.spokenOther"), i18n.language, { isWanted, onPress });
    }
  }, [arrival, onPress, t, i18n]);

  useEffect(() => onWorkerPress(onPress), [onPress]);

  return null;
}
