/**
 * Milliseconds until the deadline, at least 0. Both on the same clock, in epoch milliseconds: the deadline is absolute,
 * so the result is right after the device slept.
 */
export function remaining(deadline: number, now: number): number {
  return Math.max(0, deadline - now);
}

/**
 * Milliseconds left as mm:ss; minutes may exceed 59. Seconds round up, so that 00:00 means exactly that the time is
 * over.
 */
export function formatCountdown(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
