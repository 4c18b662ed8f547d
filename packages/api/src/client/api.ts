import { createApi } from "@reduxjs/toolkit/query/react";
import type { ApiError } from "../errors/api-error.ts";
import { baseQuery } from "./base-query.ts";

/**
 * The registered api, empty: each area injects its own endpoints. An answer that is not of the wire's shape becomes a
 * typed error without the value; of a call that moves money, an unknown outcome.
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  // The default waits for any slow call before a balance is asked for anew.
  invalidationBehavior: "immediately",
  catchSchemaFailure: (_failure, { arg }): ApiError =>
    carriesIntent(arg) ? { kind: "outcome-unknown", resend: false } : { kind: "shape" },
  endpoints: () => ({}),
});

function carriesIntent(argument: unknown): boolean {
  return typeof argument === "object" && argument !== null && "intent" in argument;
}
