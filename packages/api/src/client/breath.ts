import { anyOf } from "./any-of.ts";
import type { IntentKey } from "./intent.ts";
import { pause } from "./pause.ts";

/** Waits before a call is sent; answers whether it may be. */
export type Breath = (milliseconds: number, signal: AbortSignal) => Promise<boolean>;

/** The calls that are in their breath. An intent's name is one of a kind, so one list serves every store. */
const waiting = new Map<IntentKey, AbortController>();

/** The breath of an intent's call: whoever began it may still leave it until the breath is over. */
export const breathOf =
  (intent: IntentKey): Breath =>
  async (milliseconds, signal) => {
    const left = new AbortController();
    waiting.set(intent, left);
    const either = anyOf([signal, left.signal]);
    const passed = await pause(milliseconds, either.signal);
    either.release();
    waiting.delete(intent);
    return passed;
  };

/** Takes back an intent whose call is still in its breath. One that was sent goes on: it may have been done. */
export function leaveBreath(intent: IntentKey): void {
  waiting.get(intent)?.abort();
}
