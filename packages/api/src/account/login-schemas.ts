import * as v from "valibot";

/** Separate from the account's other schemas, because the log-in page needs nothing more. */
export const LoginPayload = v.object({ username: v.string(), password: v.string() });
/** The answer of a log-in: the bearer token of the session, never empty. */
export const LoginAnswer = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

export type LoginPayload = v.InferOutput<typeof LoginPayload>;
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;
