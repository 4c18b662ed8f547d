import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";

/** The call of a request; a path without parts comes before one with parts. `undefined` for one that is not described. */
export function findCall(method: string, pathname: string): Call | undefined {
  const matching = CALLS.filter((call) => call.method === method && pattern(call.path).test(pathname));
  return matching.find(({ parts }) => parts === undefined) ?? matching[0];
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
