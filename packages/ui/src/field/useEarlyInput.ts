import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A prerendered field can be filled in before the page is hydrated, by the member or the browser. React then leaves
 * that input in the element, but the state doesn't have it: this reports it, once.
 * @param report compares the element with what the state says, and reports a difference.
 */
export function useEarlyInput(report: (input: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) report(input.current);
    // oxlint-disable-next-line react/exhaustive-deps -- Later input arrives as events.
  }, []);
  return input;
}
