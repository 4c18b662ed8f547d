import { useEffect, useRef, useState } from "react";
import { keepTrying, type Tries } from "./keep-trying.ts";

/** Something that comes while the page stands already. */
export type Lazy<Value> = { kind: "there"; value: Value } | NotThere;

/** `trying`: a further attempt is under way. `retry` makes one at once. */
export type NotThere = { kind: "waiting" } | { kind: "failed"; trying: boolean; retry: () => void };

/**
 * Brings something when it is first drawn, and when `bring` is another function. A failure is kept as one, and attempts
 * go on by themselves (`keepTrying`), however often the component is drawn.
 * @param bring keeps its identity from drawing to drawing.
 * @param ready what was brought before: drawn at once, and not asked for again.
 */
export function useLazy<Value>(bring: () => Promise<Value>, ready?: Value): Lazy<Value> {
  const [latest, setLatest] = useState<
    { of: typeof bring; value: Value } | { of: typeof bring; trying: boolean }
  >();
  const tries = useRef<Tries>(undefined);
  const missing = ready === undefined;

  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    const { now, stop } = (tries.current = keepTrying(
      async () => {
        const value = await bring();
        if (wanted) setLatest({ of: bring, value });
      },
      (trying) => setLatest({ of: bring, trying }),
    ));
    now();
    return () => {
      wanted = false;
      stop();
    };
  }, [bring, missing]);

  if (ready !== undefined) return { kind: "there", value: ready };
  if (latest?.of !== bring) return { kind: "waiting" };
  if ("value" in latest) return { kind: "there", value: latest.value };
  return { kind: "failed", trying: latest.trying, retry: () => tries.current?.now() };
}
