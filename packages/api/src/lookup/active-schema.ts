import * as v from "valibot";

/**
 * Separate from the other look-ups, because the log-in page needs nothing more. `false` means that the service is gone.
 */
export const ActiveAnswer = v.object({ active: v.boolean() });
export type ActiveAnswer = v.InferOutput<typeof ActiveAnswer>;
