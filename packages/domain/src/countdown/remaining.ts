/**
 * Milliseconds until the deadline, at least 0. Both on the same clock, in epoch milliseconds: because the
 * deadline is absolute, the answer is right after any sleep of the device.
 */
export function remaining(deadline: number, now: number): number {
  return Math.max(0, deadline - now);
}

/**
 * Milliseconds left as mm:ss; minutes go on counting past the hour. A begun second counts as a whole one,
 * so that 00:00 means over and nothing else.
 */
export function formatCountdown(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
