import { anySignal } from "./any-signal.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import { pause } from "./delay.ts";

/** Waits before a call is sent; resolves to false when it must not be sent. */
export type SendDelay = (milliseconds: number, signal: AbortSignal) => Promise<boolean>;

/** The calls in their delay. Keys are unique, so one map serves every store. */
const waiting = new Map<IdempotencyKey, AbortController>();

/** The delay of one call, until whose end `cancelDelayed` can cancel it. */
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

/** Cancels a call that is still in its delay. One that was sent continues: it may have been done. */
export function cancelDelayed(intent: IdempotencyKey): void {
  waiting.get(intent)?.abort();
}
