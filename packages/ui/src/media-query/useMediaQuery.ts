import { useSyncExternalStore } from "react";

/** Whether the screen matches a media query, such as `(min-width: 1024px)`, now and after each change. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
