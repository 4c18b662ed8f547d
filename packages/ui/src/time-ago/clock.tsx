import { createContext, use, type ReactNode } from "react";

/** In epoch milliseconds; the same function for the page's life. */
export type Clock = () => number;

const ClockContext = createContext<Clock>(Date.now);

/** Provides the clock that times are compared with, such as the server's: this device's may be wrong. */
export function ClockProvider({ now, children }: { readonly now: Clock; readonly children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The clock that the site provides; this device's where there is none. */
export function useClock(): Clock {
  return use(ClockContext);
}
