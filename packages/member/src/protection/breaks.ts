import { type BreakHours, breakEnd, createChanges, randomId, readBreakEnd } from "@member-wallet/domain";
import type { SafeStorage, StorageKey } from "../storage/storage.ts";

const { tell, subscribe: subscribeHere } = createChanges();

/** Tells of breaks that begin, in this tab and in others. */
export function subscribe(listener: () => void): () => void {
  const stop = subscribeHere(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

/**
 * When the member's last break ends, in epoch milliseconds; `null` without one. Until an answer has named the member
 * (`null`) it is the latest of anyone's in this browser.
 */
export function breakUntil(local: SafeStorage, member: string | null): number | null {
  const keys =
    member === null ? local.keys().filter((key) => key.startsWith("break ")) : keyOf(local, member);
  const ends = keys.flatMap((key) => readBreakEnd(local.read(key)) ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Begins a break of this member in this browser. Log-outs and other members leave it. */
export function beginBreak(local: SafeStorage, member: string, hours: BreakHours, now: number): void {
  if (local.read("breakKey") === null) local.write("breakKey", randomId());
  for (const key of keyOf(local, member))
    local.write(key, String(breakEnd(readBreakEnd(local.read(key)), hours, now)));
  tell();
}

/** Where the end of the member's break is stored; nowhere before the first break in this browser. */
function keyOf(local: SafeStorage, member: string): StorageKey[] {
  const secret = local.read("breakKey");
  return secret === null ? [] : [`break ${digest(`${secret} ${member}`)}${digest(`${member} ${secret}`)}`];
}

/** 32 bits of a hash (FNV-1a): who finds it doesn't read the member's id in it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
