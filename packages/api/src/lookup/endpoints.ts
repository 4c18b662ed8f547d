import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { ActiveAnswer } from "./active-schema.ts";

/** Whether the service is active (§2 Guard); separate from the others, because the log-in page needs nothing more. */
export const activeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the service is active (§2 Guard). */
    getActive: build.query({
      query: (_: void) => ({ path: "/api/lookup/active" }),
      ...withSchema(ActiveAnswer, "ActiveAnswer"),
    }),
  }),
});

export const { useGetActiveQuery }: HooksOf<typeof activeApi> = activeApi;
