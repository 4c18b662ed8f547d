import * as v from "valibot";

/** Apart from the other look-ups, because the log-in page needs no more. `false` means that the service is gone. */
export const ActiveAnswer = v.object({ active: v.boolean() });
