import { AsyncLocalStorage } from "node:async_hooks";

/** For whom the call under way is made, in whatever it awaits. */
const callers = new AsyncLocalStorage<string>();

/** Runs `work` in the name of a caller: a member, a token not looked up yet, an address. */
export function asCaller<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

/** For whom the call under way is made; undefined for what the sandbox does by itself. */
export function currentCaller(): string | undefined {
  return callers.getStore();
}
