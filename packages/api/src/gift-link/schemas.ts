import * as v from "valibot";

/** The body of a deposit by gift link: the link, encrypted with the build's key. */
export const TruelinkPayload = v.object({ link: v.pipe(v.string(), v.minLength(1)) });
