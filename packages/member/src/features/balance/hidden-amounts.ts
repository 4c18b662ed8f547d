import { useCallback, useSyncExternalStore } from "react";
import { useStorages } from "../../storage/StoragesContext.tsx";

const listeners = new Set<() => void>();

/** Also reports a change in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the member hides amounts, a setting of this browser for all its tabs, and the function that changes it. */
export function useHiddenAmounts(): { hidden: boolean; toggleHidden: () => void } {
  const { local } = useStorages();
  const read = useCallback(() => local.read("hiddenAmounts") === "true", [local]);
  const toggleHidden = useCallback(() => {
    if (read()) local.remove("hiddenAmounts");
    else local.write("hiddenAmounts", "true");
    listeners.forEach((listener) => listener());
  }, [local, read]);
  // The prerendered page contains no amounts: the setting counts once it is hydrated.
  return { hidden: useSyncExternalStore(subscribe, read, () => false), toggleHidden };
}
