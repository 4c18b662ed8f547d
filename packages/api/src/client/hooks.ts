import type { TypedUseMutation, TypedUseQuery } from "@reduxjs/toolkit/query/react";
import type { ApiBaseQuery } from "./base-query.ts";

/** The hook of a query: it loads `Answer` for `Argument`, and shares it among all that ask for the same. */
export type QueryHook<Answer, Argument = void> = TypedUseQuery<Answer, Argument, ApiBaseQuery>;

/** The hook of a call that is sent when the returned function is called with `Argument`. */
export type MutationHook<Answer, Argument> = TypedUseMutation<Answer, Argument, ApiBaseQuery>;

/**
 * The hooks of an api's endpoints. Their types name the argument and the answer only; Redux Toolkit's own name the
 * whole definition. A hook has no docstring of its own: its endpoint's is the one.
 */
export type HooksOf<Injected extends { endpoints: object }> = {
  readonly [
    Name in keyof Injected["endpoints"] & string as HookName<Name, Injected["endpoints"][Name]>
  ]: Hook<Injected["endpoints"][Name]>;
};

type HookName<Name extends string, Endpoint> = `use${Capitalize<Name>}${Endpoint extends { useQuery: unknown }
  ? "Query"
  : "Mutation"}`;

type Hook<Endpoint> = Endpoint extends { Types: { QueryArg: infer Argument; ResultType: infer Answer } }
  ? Endpoint extends { useQuery: unknown }
    ? QueryHook<Answer, Argument>
    : MutationHook<Answer, Argument>
  : never;
