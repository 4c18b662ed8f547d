import { startTransition, useEffect, useRef, useState } from "react";
import { retryWithBackoff, type Retries } from "./retry-with-backoff.ts";

/** A value that loads after its page has rendered. */
export type Lazy<Value> = { readonly kind: "ready"; readonly value: Value } | NotLoaded;

/** `retrying`: another attempt is running. `retry` makes one at once. */
export type NotLoaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying: boolean; readonly retry: () => void };

/**
 * Loads a value when it first renders, and when `load` changes. A failure is stored, and attempts
 * continue by themselves (`retryWithBackoff`), however often the component renders.
 * @param load a stable function.
 * @param ready a value that is already loaded: rendered at once, without a call of `load`.
 */
export function useLazy<Value>(load: () => Promise<Value>, ready?: Value): Lazy<Value> {
  const [latest, setLatest] = useState<
    | { readonly of: typeof load; readonly value: Value }
    | { readonly of: typeof load; readonly retrying: boolean }
  >();
  const tries = useRef<Retries>(undefined);
  const missing = ready === undefined;

  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    const { soon, stop } = (tries.current = retryWithBackoff(
      async () => {
        const value = await load();
        // In short tasks: the page reacts while the value is drawn.
        if (wanted) startTransition(() => setLatest({ of: load, value }));
      },
      (retrying) => setLatest({ of: load, retrying }),
    ));
    soon();
    return () => {
      wanted = false;
      stop();
    };
  }, [load, missing]);

  if (ready !== undefined) return { kind: "ready", value: ready };
  if (latest?.of !== load) return { kind: "loading" };
  if ("value" in latest) return { kind: "ready", value: latest.value };
  return { kind: "failed", retrying: latest.retrying, retry: () => tries.current?.now() };
}
