import { useCallback, useEffect, useRef } from "react";

/** Whether the part that asked is still shown: an answer that comes after Back moves nobody on. */
export function useIsMounted(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return useCallback(() => here.current, []);
}
