import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";

/** The registered api, empty: each area injects its own endpoints. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  // The default delays the refetch of a balance until every pending query ends.
  invalidationBehavior: "immediately",
  endpoints: () => ({}),
});
