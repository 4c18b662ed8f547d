/** Hours and minutes of a duration in milliseconds, as a clock shows them: `0:05`, `26:00`. */
export function formatElapsed(elapsed: number): string {
  const minutes = Math.floor(elapsed / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
