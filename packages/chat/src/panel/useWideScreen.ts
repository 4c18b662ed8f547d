import { useSyncExternalStore } from "react";

/** Where the panel is a window beside the page; narrower, it covers the page. */
const WIDE = "(min-width: 768px)";

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
