import { useCallback, useLayoutEffect, useRef, useState } from "react";
import {
  type ApiError,
  cancelDelayed,
  IDEMPOTENCY_KEY_LIFETIME,
  type IdempotencyKey,
  newIdempotencyKey,
} from "@member-wallet/api";
import { type Answer, type CallOutcome, outcomeOf, type Send } from "./outcome.ts";

/** How a call stands that changes something but moves no money. */
export type CallState<Action> =
  | { readonly kind: "idle" }
  | { readonly kind: "pending"; readonly action: Action }
  | { readonly kind: "refused"; readonly action: Action; readonly error: ApiError }
  | {
      readonly kind: "unknown" | "still-running";
      readonly action: Action;
      /** When it was first sent, in epoch milliseconds. */
      readonly began: number;
      readonly resend: boolean;
    };

interface Sent<Action> {
  readonly action: Action;
  readonly key: IdempotencyKey;
  readonly began: number;
  readonly send: Send<unknown>;
}

/**
 * One call at a time, under one idempotency key: a second press while one runs does nothing, synchronously.
 * - `run` sends a new one and resolves to its outcome.
 * - `resend` sends the last one again under its own key, for as long as servers keep keys.
 * - `takeBack` takes the last one back unless it was sent: the member went Back from a question that began it.
 * - `clearRefusal` clears a refusal once its cause has changed.
 */
export function useCall<Action extends string>() {
  const [state, setState] = useState<CallState<Action>>({ kind: "idle" });
  const running = useRef(false);
  const last = useRef<Sent<Action> | null>(null);
  // Who leaves takes a delayed call back; a call that was sent goes on. In the task in which the form leaves the page:
  // later effects may wait until the delay is over.
  const takeBack = useCallback(() => void (last.current && cancelDelayed(last.current.key)), []);
  useLayoutEffect(() => takeBack, [takeBack]);

  async function attempt<Data>(call: Sent<Action>, again = false): Promise<CallOutcome<Data>> {
    if (running.current) return { kind: "cancelled" };
    running.current = true;
    last.current = call;
    setState({ kind: "pending", action: call.action });
    try {
      const outcome = outcomeOf((await call.send(call.key, again)) as Answer<Data>);
      setState(stateOf(outcome, call));
      return outcome;
    } finally {
      running.current = false;
    }
  }

  async function resend(): Promise<CallOutcome<unknown>> {
    const call = last.current;
    if (call === null) return { kind: "cancelled" };
    // The server may have forgotten the key, and would carry it out once more.
    if (Date.now() - call.began <= IDEMPOTENCY_KEY_LIFETIME) return attempt(call, true);
    setState((now) => ("resend" in now ? { ...now, resend: false } : now));
    return { kind: "cancelled" };
  }

  return {
    state,
    run: <Data>(action: Action, send: Send<Data>) =>
      attempt<Data>({ action, key: newIdempotencyKey(), began: Date.now(), send }),
    resend,
    takeBack,
    clearRefusal: useCallback(() => setState((now) => (now.kind === "refused" ? { kind: "idle" } : now)), []),
  };
}

function stateOf<Action>(outcome: CallOutcome<unknown>, { action, began }: Sent<Action>): CallState<Action> {
  switch (outcome.kind) {
    case "done":
    case "cancelled":
      return { kind: "idle" };
    case "refused":
      return { kind: "refused", action, error: outcome.error };
    case "unknown":
    case "still-running":
      return { kind: outcome.kind, action, began, resend: outcome.resend };
  }
}
