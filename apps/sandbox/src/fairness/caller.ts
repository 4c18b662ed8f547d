import { AsyncLocalStorage } from "node:async_hooks";

const callers = new AsyncLocalStorage<string>();

/** Runs work on behalf of a caller: a member, an unverified token, or an address. */
export function runAsCaller<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

/** The caller of the running call; undefined for the sandbox's own work. */
export function currentCaller(): string | undefined {
  return callers.getStore();
}
