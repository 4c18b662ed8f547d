import { useCallback, useSyncExternalStore } from "react";
import { useSession } from "../session/SessionContext.tsx";

const listeners = new Set<() => void>();

/** Whether the member hides amounts, in all tabs of the session, and the function that changes it. */
export function useHiddenAmounts(): { hidden: boolean; toggleHidden: () => void } {
  const session = useSession();
  /** Also reports a change in another tab, and a member whose choice an expired session left. */
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = session.subscribe(listener);
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    [session],
  );
  const read = useCallback(() => session.storage().read("hiddenAmounts") === "true", [session]);
  const toggleHidden = useCallback(() => {
    if (read()) session.storage().remove("hiddenAmounts");
    else session.storage().write("hiddenAmounts", "true");
    listeners.forEach((listener) => listener());
  }, [session, read]);
  // The prerendered page contains no amounts: the setting counts once it is hydrated.
  return { hidden: useSyncExternalStore(subscribe, read, () => false), toggleHidden };
}
