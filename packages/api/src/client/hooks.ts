import type { TypedUseMutation, TypedUseQuery } from "@reduxjs/toolkit/query/react";
import type { ApiBaseQuery } from "./base-query.ts";

/** The hook of a query: it loads `Answer` for `Argument`, and shares it among all that ask for the same. */
export type QueryHook<Answer, Argument = void> = TypedUseQuery<Answer, Argument, ApiBaseQuery>;

/** The hook of a call that is sent when the returned function is called with `Argument`. */
export type MutationHook<Answer, Argument> = TypedUseMutation<Answer, Argument, ApiBaseQuery>;
