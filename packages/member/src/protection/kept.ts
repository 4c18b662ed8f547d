import { createChanges } from "@member-wallet/domain";
import { fnv1a } from "../storage/fnv1a.ts";
import type { KeptName, SafeStorage, StorageKey } from "../storage/storage.ts";

const { tell, subscribe: subscribeHere } = createChanges();

/** Tells this tab that something kept has changed. */
export const tellKept = tell;

/** Tells of what is kept from now on, in this tab and in others. */
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

/** Where it is kept; nowhere before the first one in this browser. */
export function keyOf(local: SafeStorage, name: KeptName, member: string): StorageKey | null {
  const secret = local.read("breakKey");
  return secret === null ? null : `${name} ${digest(`${secret} ${member}`)}${digest(`${member} ${secret}`)}`;
}

const digest = (text: string) => fnv1a(text).padStart(8, "0");
