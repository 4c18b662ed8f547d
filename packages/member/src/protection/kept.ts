import { createChanges, randomId } from "@member-wallet/domain";
import type { SafeStorage, StorageKey } from "../storage/storage.ts";

/** What this browser keeps of a member's protection: log-outs and other members leave it. */
type KeptName = "break" | "limits";

const { tell, subscribe: subscribeHere } = createChanges();

/** Tells of breaks and limits that begin, in this tab and in others. */
export function subscribe(listener: () => void): () => void {
  const stop = subscribeHere(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

/** What is kept of this member; of anyone in this browser where no answer has named the member yet (`null`). */
export function readKept(local: SafeStorage, name: KeptName, member: string | null): string[] {
  const keys =
    member === null
      ? local.keys().filter((key) => key.startsWith(`${name} `))
      : [keyOf(local, name, member)].filter((key) => key !== null);
  return keys.flatMap((key) => local.read(key) ?? []);
}

/** Changes what is kept of this member; `change` gets what was kept before. */
export function changeKept(
  local: SafeStorage,
  name: KeptName,
  member: string,
  change: (before: string | null) => string,
): void {
  if (local.read("breakKey") === null) local.write("breakKey", randomId());
  const key = keyOf(local, name, member);
  if (key !== null) local.write(key, change(local.read(key)));
  tell();
}

/** Where it is kept; nowhere before the first one in this browser. */
function keyOf(local: SafeStorage, name: KeptName, member: string): StorageKey | null {
  const secret = local.read("breakKey");
  return secret === null ? null : `${name} ${digest(`${secret} ${member}`)}${digest(`${member} ${secret}`)}`;
}

/** 32 bits of a hash (FNV-1a): who finds it doesn't read the member's id in it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
