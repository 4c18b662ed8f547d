/** How far the server's clock stands ahead of this device's, in milliseconds. */
export interface ServerClock {
  readonly offset: number;
}

/**
 * Compares the `Date` header of an answer with the device's clock at that moment (epoch milliseconds).
 * Without a readable header the device's own clock has to do.
 */
export function serverClock(serverDateHeader: string | null | undefined, localNow: number): ServerClock {
  const serverDate = Date.parse(serverDateHeader ?? "");
  // The header drops the milliseconds: half a second is the fairest guess at them.
  return { offset: Number.isNaN(serverDate) ? 0 : serverDate + 500 - localNow };
}

/** The server's time at the device's `localNow`, both in epoch milliseconds. */
export function serverNow(clock: ServerClock, localNow: number): number {
  return localNow + clock.offset;
}
