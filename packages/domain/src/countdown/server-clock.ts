/**
 * How many milliseconds the server's clock is ahead of this device's, from the `Date` header of an answer and the
 * device's clock at its arrival (epoch milliseconds); 0 when the header fails to parse.
 */
export function serverClockOffset(serverDateHeader: string, localNow: number): number {
  const serverDate = Date.parse(serverDateHeader);
  // The header has no milliseconds: half a second is the best guess.
  return Number.isNaN(serverDate) ? 0 : serverDate + 500 - localNow;
}
