import { useCallback, useEffect, useRef, useState } from "react";
import {
  type ApiError,
  IDEMPOTENCY_KEY_LIFETIME,
  type IdempotencyKey,
  cancelDelayed,
  newIdempotencyKey,
  toApiError,
} from "@member-wallet/api";
import { useErrorText } from "../../language/useErrorText.ts";

/** Where a call that moves or promises something stands. Unknown is never shown as failed. */
export type MutationPhase<Action extends string> =
  | { readonly kind: "idle" }
  | { readonly kind: "pending"; readonly action: Action }
  | { readonly kind: "refused"; readonly action: Action; readonly message: string }
  | { readonly kind: "unknown"; readonly action: Action; readonly resend: boolean }
  | { readonly kind: "still-running"; readonly action: Action; readonly resend: boolean };

/** How one sending ended, as the caller must know it; `left`: not done, and the caller is gone from the screen. */
export type Outcome = "done" | "not-done" | "left";

/** What one sending under a key gives: RTK Query's own form of an answer. */
export type Send = (intent: IdempotencyKey) => Promise<{ data?: unknown; error?: unknown }>;

interface Attempt<Action> {
  action: Action;
  intent: IdempotencyKey;
  /** Epoch milliseconds. */
  began: number;
  send: Send;
  onDone: () => void;
}

/**
 * One intent at a time: a second press while one runs does nothing, synchronously. `run` begins a new intent;
 * `resend` sends the last one again under its own key, for outcomes that are unknown or still running, and for as long
 * as the server keeps keys; `settle` lays an
 * outcome aside that was found out elsewhere, `clearRefusal` a refusal once what it was about has changed.
 * @param onSettledInBackground told of a failure that must be known though the member left meanwhile, by Back: no phase shows it then.
 * @param onRefused told of a refusal while the member is here, beside the phase.
 */
export function useIdempotentMutation<Action extends string>(
  onSettledInBackground?: (error: ApiError, action: Action) => void,
  onRefused?: (error: ApiError, action: Action) => void,
) {
  const [phase, setPhase] = useState<MutationPhase<Action>>({ kind: "idle" });
  const running = useRef(false);
  const last = useRef<Attempt<Action> | null>(null);
  const textOf = useErrorText();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // Back in the breath takes the call back; a call that was sent goes on.
      if (last.current) cancelDelayed(last.current.intent);
    };
  }, []);

  const attempt = useCallback(
    async (current: Attempt<Action>): Promise<Outcome> => {
      if (running.current) return "not-done";
      running.current = true;
      last.current = current;
      setPhase({ kind: "pending", action: current.action });
      try {
        const { error } = await current.send(current.intent);
        if (error === undefined) {
          setPhase({ kind: "idle" });
          current.onDone();
          return "done";
        }
        const failure = toApiError(error);
        const next = phaseAfter(current.action, failure, textOf);
        if (!here.current) {
          if (next.kind !== "idle") onSettledInBackground?.(failure, current.action);
          return "left";
        }
        setPhase(next);
        if (next.kind === "refused") onRefused?.(failure, current.action);
        return "not-done";
      } finally {
        running.current = false;
      }
    },
    [textOf, onSettledInBackground, onRefused],
  );

  const run = useCallback(
    (action: Action, send: Send, onDone: () => void = () => undefined) =>
      attempt({ action, intent: newIdempotencyKey(), began: Date.now(), send, onDone }),
    [attempt],
  );

  const resend = useCallback(() => {
    if (!last.current) return;
    const unresolved = phase.kind === "unknown" || phase.kind === "still-running";
    // The server may have forgotten the key, and would carry it out once more.
    if (unresolved && Date.now() - last.current.began > IDEMPOTENCY_KEY_LIFETIME)
      setPhase({ ...phase, resend: false });
    else void attempt(last.current);
  }, [attempt, phase]);

  const settle = useCallback(() => {
    if (!running.current) setPhase({ kind: "idle" });
  }, []);

  const clearRefusal = useCallback(
    () => setPhase((current) => (current.kind === "refused" ? { kind: "idle" } : current)),
    [],
  );

  return { phase, run, resend, settle, clearRefusal };
}

function phaseAfter<Action extends string>(
  action: Action,
  error: ApiError,
  textOf: (failure: unknown) => string,
): MutationPhase<Action> {
  switch (error.kind) {
    case "outcome-unknown":
      return { kind: "unknown", action, resend: error.resend };
    case "still-running":
      return { kind: "still-running", action, resend: error.resend };
    // Given up by ourselves, or the whole page is leaving: nothing is to be said here.
    case "aborted":
    case "signed-out":
    case "gone":
      return { kind: "idle" };
    default:
      return { kind: "refused", action, message: textOf(error) };
  }
}
