import type { DialogAddress } from "../../navigation/dialog-address.ts";
import type { Progress } from "./act.ts";

/** The address of a withdrawal's entry in the statement; that of the newest one until its entry is known. */
export function withdrawalAddress({ at }: Progress): DialogAddress<"statement-entry"> {
  return { kind: "statement-entry", page: 1, at, type: "withdraw", nth: 0 };
}
