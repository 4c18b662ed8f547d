import { useCallback, useSyncExternalStore } from "react";
import { readTimeCheck, type TimeCheck } from "@member-wallet/domain";
import { useSite } from "../site/SiteContext.tsx";
import { useStorages } from "../storage/StoragesContext.tsx";
import { changeKept } from "./change-kept.ts";
import { readKept, subscribe } from "./kept.ts";
import { useMember } from "./useMember.ts";

/** Where a market says nothing else. */
const USUAL: TimeCheck = 60;

/**
 * How often the member is asked whether to go on (§2 Player protection), and the function that changes it: `null` until
 * an answer has named the member.
 */
export function useTimeCheck(): { every: TimeCheck; choose: ((every: TimeCheck) => void) | null } {
  const member = useMember();
  const { local } = useStorages();
  const { protection } = useSite().market;
  const read = useCallback(
    () => (member === null ? null : (readKept(local, "timeCheck", member)[0] ?? null)),
    [local, member],
  );
  const stored = useSyncExternalStore(subscribe, read, read);
  const ofMarket = protection === undefined ? "off" : (protection.timeCheck ?? USUAL);
  return {
    every: protection === undefined ? "off" : (readTimeCheck(stored) ?? ofMarket),
    choose: member === null ? null : (every) => changeKept(local, "timeCheck", member, () => String(every)),
  };
}
