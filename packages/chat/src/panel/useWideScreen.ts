import { useSyncExternalStore } from "react";

/** Where the panel is a window beside the page; on a narrower or lower screen it covers the page, as on a phone on its side. */
const WIDE = "(min-width: 768px) and (min-height: 481px)";

/** Whether the panel is a window beside the page. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
