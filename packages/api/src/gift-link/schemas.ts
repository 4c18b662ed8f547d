import * as v from "valibot";

export const TruelinkPayload = v.object({ link: v.pipe(v.string(), v.minLength(1)) });
