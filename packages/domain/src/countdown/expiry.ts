import { epochOf } from "../time/instant.ts";

// Below this: seconds left. From this: epoch seconds. From the next: epoch milliseconds.
const FIRST_EPOCH_SECONDS = 1e9;
const FIRST_EPOCH_MILLISECONDS = 1e11;

/**
 * Reads `expireIn` of a QR as its absolute deadline, in epoch milliseconds of the server's clock. Servers send an ISO
 * time, epoch milliseconds, epoch seconds, or seconds left, which count from `now` (the server's time, epoch
 * milliseconds). `null` for none or one that fails to parse.
 */
export function readExpiry(expireIn: unknown, now: number): number | null {
  if (typeof expireIn === "number") return fromNumber(expireIn, now);
  if (typeof expireIn !== "string") return null;
  const text = expireIn.trim();
  return /^-?\d+(?:\.\d+)?$/.test(text) ? fromNumber(Number(text), now) : epochOf(text);
}

function fromNumber(value: number, now: number): number | null {
  if (!Number.isFinite(value)) return null;
  if (value < FIRST_EPOCH_SECONDS) return now + value * 1000;
  return value < FIRST_EPOCH_MILLISECONDS ? value * 1000 : value;
}
