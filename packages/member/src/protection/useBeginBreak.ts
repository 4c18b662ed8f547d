import type { BreakHours } from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import { useStorages } from "../storage/StoragesContext.tsx";
import { beginBreak } from "./begin-break.ts";
import { useMember } from "./useMember.ts";

/** Begins a break; `null` until an answer has named the member. */
export function useBeginBreak(): ((hours: BreakHours) => void) | null {
  const member = useMember();
  const { local } = useStorages();
  const clock = useClock();
  return member === null ? null : (hours) => beginBreak(local, member, hours, clock());
}
