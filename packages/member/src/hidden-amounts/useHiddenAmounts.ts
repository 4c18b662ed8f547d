import { useCallback, useSyncExternalStore } from "react";
import { afterPaint } from "@member-wallet/ui";
import { useSession } from "../session/SessionContext.tsx";

/** Whether the member hides amounts, in all tabs of the session, and the function that changes it. */
export function useHiddenAmounts(): { hidden: boolean; toggleHidden: () => Promise<void> } {
  const session = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = session.subscribe(listener);
      // A change in another tab.
      window.addEventListener("storage", listener);
      return () => {
        unsubscribe();
        window.removeEventListener("storage", listener);
      };
    },
    [session],
  );
  const read = useCallback(() => session.storage().read("hiddenAmounts") === "true", [session]);
  const toggleHidden = useCallback(async () => {
    // Every amount of the page is drawn anew.
    await afterPaint();
    if (read()) session.storage().remove("hiddenAmounts");
    else session.storage().write("hiddenAmounts", "true");
  }, [session, read]);
  // The prerendered page contains no amounts: the setting counts once it is hydrated.
  return { hidden: useSyncExternalStore(subscribe, read, () => false), toggleHidden };
}
