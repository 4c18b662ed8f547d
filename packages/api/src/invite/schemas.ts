import * as v from "valibot";
import { lengthAsSent, listOf } from "../wire/lists.ts";
import { Baht, IsoTime, ListTotal, LooseText, Markup, NullableText, PageRequest } from "../wire/values.ts";

/** The body that asks for a page of the invite log. */
export const InvitePayload = PageRequest;
/** `amount` is the invite bonus from this invitee. */
export const InviteRow = v.object({
  from: v.pipe(
    v.nullish(v.object({ name: LooseText }), null),
    v.transform((from) => from ?? { name: "" }),
  ),
  amount: Baht,
  createdAt: IsoTime,
});
/** `count` is the number of rows in the page, including those that failed to parse. */
export const InviteAnswer = v.pipe(
  v.object({ invites: listOf(InviteRow), total: ListTotal }),
  v.transform((answer) => ({ ...answer, count: lengthAsSent(answer.invites) })),
);
/**
 * A banner of the operator: a picture's address, or markup that is shown only through the sanitiser. Blank when it has
 * neither.
 */
export const Banner = v.object({ image: NullableText, html: v.optional(v.fallback(Markup, ""), "") });
/** The operator's banners in their order. */
export const BannersAnswer = listOf(Banner);

export type InviteRow = v.InferOutput<typeof InviteRow>;
export type Banner = v.InferOutput<typeof Banner>;
export type InviteAnswer = v.InferOutput<typeof InviteAnswer>;
export type BannersAnswer = v.InferOutput<typeof BannersAnswer>;
