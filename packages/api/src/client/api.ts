import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";

/** The registered api, empty: each area injects its own endpoints. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  // The default waits for any slow call before a balance is asked for anew.
  invalidationBehavior: "immediately",
  endpoints: () => ({}),
});
