import { anySignal } from "./any-signal.ts";
import { delay } from "./delay.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

/** Waits before a call is sent; resolves to whether it may be sent. */
export type SendDelay = (milliseconds: number, signal: AbortSignal) => Promise<boolean>;

/** The delayed calls. A key is unique, so one map serves every store. */
const delayed = new Map<IdempotencyKey, AbortController>();

/** The delay of a call, during which `cancelDelayed` can cancel it. */
export const sendDelay =
  (key: IdempotencyKey): SendDelay =>
  async (milliseconds, signal) => {
    const cancelled = new AbortController();
    delayed.set(key, cancelled);
    const either = anySignal([signal, cancelled.signal]);
    const passed = await delay(milliseconds, either.signal);
    either.release();
    delayed.delete(key);
    return passed;
  };

/** Cancels a call that is still delayed. One that was sent continues, because it may have happened. */
export function cancelDelayed(key: IdempotencyKey): void {
  delayed.get(key)?.abort();
}
