import { useCallback, useEffect, useRef } from "react";
import { type Feedback, useFeedback } from "./feedback-context.ts";

/**
 * Asks before an action that cannot be undone. The question goes with the component that asks it: after Back it would
 * stand over another page, with a call that may run for minutes. Whoever gives it a signal takes it back by themselves.
 */
export function useConfirm(): Feedback["confirm"] {
  const { confirm } = useFeedback();
  const mounted = useRef(new AbortController());
  useEffect(() => {
    const owner = new AbortController();
    mounted.current = owner;
    return () => owner.abort();
  }, []);
  return useCallback((question) => confirm({ signal: mounted.current.signal, ...question }), [confirm]);
}
