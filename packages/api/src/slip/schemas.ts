import * as v from "valibot";
import { lengthAsSent, listOf } from "../wire/lists.ts";
import { Baht, IsoTime, ListTotal, NullableText, TimeIfTold } from "../wire/values.ts";

/** The amount is 0 until the server has read the slip. */
export const SlipEntry = v.object({
  createdAt: IsoTime,
  endedAt: TimeIfTold,
  amount: Baht,
  status: v.string(),
  note: NullableText,
  link: NullableText,
  reference: v.string(),
});
/** `count` is the number of slips in the page, including invalid ones. */
export const SlipListAnswer = v.pipe(
  v.object({ slips: listOf(SlipEntry), total: ListTotal }),
  v.transform((answer) => ({ ...answer, count: lengthAsSent(answer.slips) })),
);
/** The address of a slip's picture; it may expire soon. */
export const SlipPictureAnswer = v.object({ url: v.string() });

/** The status alone says that the slip was accepted; without a usable reference it cannot be followed. */
export const SlipUploadAnswer = v.fallback(
  v.object({
    message: v.fallback(v.nullish(v.string()), null),
    reference: v.fallback(v.optional(v.string()), undefined),
  }),
  {},
);

export type SlipEntry = v.InferOutput<typeof SlipEntry>;
export type SlipListAnswer = v.InferOutput<typeof SlipListAnswer>;
export type SlipPictureAnswer = v.InferOutput<typeof SlipPictureAnswer>;
