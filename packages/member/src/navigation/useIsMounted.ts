import { useCallback, useLayoutEffect, useRef } from "react";

/** Whether the component is still mounted: an answer that arrives after Back must not navigate. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useLayoutEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return useCallback(() => mounted.current, []);
}
