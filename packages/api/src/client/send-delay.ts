import { anySignal } from "./any-signal.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import { pause } from "./delay.ts";

/** Waits before a call is sent; answers whether it may be. */
export type SendDelay = (milliseconds: number, signal: AbortSignal) => Promise<boolean>;

/** The calls that are in their breath. An intent's name is one of a kind, so one list serves every store. */
const waiting = new Map<IdempotencyKey, AbortController>();

/** The breath of an intent's call: whoever began it may still leave it until the breath is over. */
export const sendDelay =
  (intent: IdempotencyKey): SendDelay =>
  async (milliseconds, signal) => {
    const left = new AbortController();
    waiting.set(intent, left);
    const either = anySignal([signal, left.signal]);
    const passed = await pause(milliseconds, either.signal);
    either.release();
    waiting.delete(intent);
    return passed;
  };

/** Takes back an intent whose call is still in its breath. One that was sent goes on: it may have been done. */
export function cancelDelayed(intent: IdempotencyKey): void {
  waiting.get(intent)?.abort();
}
