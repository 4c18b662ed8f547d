import * as v from "valibot";

/** Apart from the other look-ups, for the log-in page loads no more than it needs. `false` means gone. */
export const ActiveAnswer = v.object({ active: v.boolean() });
