import { useCallback, useSyncExternalStore } from "react";
import type { ApiError, Protection } from "@member-wallet/api";
import { readBreakEnd } from "@member-wallet/domain";
import type { SafeStorage } from "../storage/storage.ts";
import { useStorages } from "../storage/StoragesContext.tsx";
import { changeKept } from "./change-kept.ts";
import { readKept, subscribe } from "./kept.ts";
import { useMember } from "./useMember.ts";

/**
 * Keeps a backend's answer (§2 Player protection) as the last known state of this member: its limits in place of those
 * here, and its break, unless a longer one was begun here while it could not be reached.
 */
export function keepAnswer(local: SafeStorage, member: string, { limits, breakUntil }: Protection): void {
  const end = breakUntil ?? 0;
  const known = readBreakEnd(readKept(local, "protection", member)[0] ?? null) ?? 0;
  const stored = readBreakEnd(readKept(local, "break", member)[0] ?? null) ?? 0;
  const begunHere = stored > known ? stored : 0;
  changeKept(local, "limits", member, () => JSON.stringify(limits));
  changeKept(local, "break", member, () => String(Math.max(end, begunHere)));
  changeKept(local, "protection", member, () => String(end));
}

/** A failure that says that the backend keeps nothing: 404 or 501. */
export const isNotOffered = (error: ApiError) => "status" in error && [404, 501].includes(error.status);

/** The backend keeps nothing any more: what it had said goes on in this browser. */
export function keepHere(local: SafeStorage, member: string): void {
  if (isKeptByBackend(local, member)) changeKept(local, "protection", member, () => "");
}

/** Whether the backend keeps this member's limits and breaks, as far as it has said. */
export function isKeptByBackend(local: SafeStorage, member: string): boolean {
  return (readKept(local, "protection", member)[0] ?? "") !== "";
}

/** Whether the backend keeps them for the member who is logged in: they bind everywhere then. */
export function useKeptByBackend(): boolean {
  const member = useMember();
  const { local } = useStorages();
  const read = useCallback(() => member !== null && isKeptByBackend(local, member), [local, member]);
  return useSyncExternalStore(subscribe, read, read);
}
