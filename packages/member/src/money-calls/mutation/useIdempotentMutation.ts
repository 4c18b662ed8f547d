import { useCallback, useEffect, useRef, useState } from "react";
import {
  cancelDelayed,
  IDEMPOTENCY_KEY_LIFETIME,
  type IdempotencyKey,
  newIdempotencyKey,
} from "@member-wallet/api";
import { useErrorText } from "../../language/useErrorText.ts";
import { type Answer, type MutationOutcome, outcomeOf } from "./outcome.ts";

/** Where a mutation stands, for the view. */
export type MutationPhase<Action extends string> =
  | { readonly kind: "idle" }
  | { readonly kind: "pending"; readonly action: Action }
  | (Sent<Action> & { readonly kind: "refused"; readonly message: string })
  | (Sent<Action> & { readonly kind: "unknown"; readonly resend: boolean })
  | (Sent<Action> & { readonly kind: "still-running"; readonly resend: boolean });

interface Sent<Action> {
  readonly action: Action;
  /** When it was first sent, in epoch milliseconds. */
  readonly began: number;
}

/** The outcomes in which something went wrong. */
export type Failure = Exclude<MutationOutcome<never>, { kind: "done" | "cancelled" }>;

/** Sends a mutation once, under a key. */
export type Send<Data> = (key: IdempotencyKey) => Promise<Answer<Data>>;

interface Attempt<Action> {
  action: Action;
  key: IdempotencyKey;
  /** Epoch milliseconds. */
  began: number;
  send: () => Promise<MutationOutcome<unknown>>;
}

interface Listeners<Action> {
  /** Told of a failure after the component was unmounted, as by Back: no phase shows it then. */
  onSettledInBackground?: (failure: Failure, action: Action) => void;
}

/**
 * One mutation at a time, under one idempotency key: a second press while one runs does nothing, synchronously.
 * - `run` sends a new one and resolves to its outcome; `settle` gets the outcome of this and of every later sending.
 * - `resend` sends the last one again under its own key, after an unknown or still running outcome, and for as long as
 *   servers keep keys.
 * - `clearRefusal` clears a refusal once its cause has changed.
 */
export function useIdempotentMutation<Action extends string>({
  onSettledInBackground,
}: Listeners<Action> = {}) {
  const [phase, setPhase] = useState<MutationPhase<Action>>({ kind: "idle" });
  const running = useRef(false);
  const last = useRef<Attempt<Action> | null>(null);
  const textOf = useErrorText();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // Back takes a delayed call back; a call that was sent goes on.
      if (last.current) cancelDelayed(last.current.key);
    };
  }, []);

  const attempt = useCallback(
    async (current: Attempt<Action>): Promise<void> => {
      if (running.current) return;
      const { action, began } = current;
      running.current = true;
      last.current = current;
      setPhase({ kind: "pending", action });
      try {
        const outcome = await current.send();
        if (outcome.kind === "done" || outcome.kind === "cancelled") return setPhase({ kind: "idle" });
        if (!mounted.current) return onSettledInBackground?.(outcome, action);
        setPhase(
          outcome.kind === "refused"
            ? { kind: "refused", action, began, message: textOf(outcome.error) }
            : { kind: outcome.kind, action, began, resend: outcome.resend },
        );
      } finally {
        running.current = false;
      }
    },
    [textOf, onSettledInBackground],
  );

  const run = useCallback(
    async <Data>(
      action: Action,
      send: Send<Data>,
      settle: (outcome: MutationOutcome<Data>) => void = () => undefined,
    ): Promise<MutationOutcome<Data>> => {
      const key = newIdempotencyKey();
      let first: MutationOutcome<Data> = { kind: "cancelled" };
      await attempt({
        action,
        key,
        began: Date.now(),
        async send() {
          first = outcomeOf(await send(key));
          settle(first);
          return first;
        },
      });
      return first;
    },
    [attempt],
  );

  const resend = useCallback(() => {
    if (!last.current) return;
    const unresolved = phase.kind === "unknown" || phase.kind === "still-running";
    // The server may have forgotten the key, and would carry it out once more.
    const expired = Date.now() - last.current.began > IDEMPOTENCY_KEY_LIFETIME;
    if (unresolved && expired) setPhase({ ...phase, resend: false });
    else void attempt(last.current);
  }, [attempt, phase]);

  const clearRefusal = useCallback(
    () => setPhase((current) => (current.kind === "refused" ? { kind: "idle" } : current)),
    [],
  );

  return { phase, run, resend, clearRefusal };
}
