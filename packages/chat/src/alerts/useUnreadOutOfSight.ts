import { useEffect } from "react";

/**
 * What is unread, where the button is not seen: before the page's title while the page is out of sight, and on the icon of
 * an installed app. Both go with the conversation.
 * @param isKnown the history has loaded: a mark of the last visit may be out of date.
 */
export function useUnreadOutOfSight(unread: number, isKnown: boolean): void {
  useEffect(() => {
    if (isKnown && unread === 0) badge(0);
  }, [unread, isKnown]);

  useEffect(() => {
    if (unread === 0) return undefined;
    let shown: { readonly own: string; readonly counted: string } | null = null;

    const showOwn = () => {
      // A title that the page has set since is newer.
      if (shown && document.title === shown.counted) document.title = shown.own;
      shown = null;
    };
    const show = () => {
      showOwn();
      if (document.visibilityState !== "hidden") return;
      shown = { own: document.title, counted: `(${unread}) ${document.title}` };
      document.title = shown.counted;
    };
    show();
    badge(unread);
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      showOwn();
      badge(0);
    };
  }, [unread]);
}

/**
 * Only an installed app has an icon to mark: elsewhere browsers refuse, or know nothing of badges.
 * @param count 0 takes the mark away.
 */
function badge(count: number) {
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
