import { useEffect, useState, useSyncExternalStore } from "react";
import { useClock } from "@member-wallet/ui";
import { useSite } from "../site/SiteContext.tsx";
import { useStorages } from "../storage/StoragesContext.tsx";
import { breakUntil } from "./breaks.ts";
import { subscribe } from "./kept.ts";
import { useMember } from "./useMember.ts";

/** The break of the member who is logged in (§2 Player protection). */
export type BreakState =
  | { readonly kind: "none" }
  /** Somebody takes one in this browser, and no answer has said yet who is logged in. */
  | { readonly kind: "unknown" }
  /** `until` in epoch milliseconds. */
  | { readonly kind: "on"; readonly until: number };

/** How often a break's end is compared with the clock: the server's may become known, or differ from the phone's. */
const LOOK_EVERY = 1_000;

/** Whether the member takes a break, by the server's clock once it is known. Never where the market has none. */
export function useBreak(): BreakState {
  const member = useMember();
  const { local } = useStorages();
  const offered = useSite().market.protection !== undefined;
  const clock = useClock();
  const end = () => (offered ? breakUntil(local, member) : null);
  const until = useSyncExternalStore(subscribe, end, end);
  const [over, setOver] = useState(() => until !== null && until <= clock());
  useEffect(() => {
    if (until === null) return undefined;
    const look = () => setOver(until <= clock());
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [until, clock]);

  if (until === null || over) return { kind: "none" };
  return member === null ? { kind: "unknown" } : { kind: "on", until };
}
