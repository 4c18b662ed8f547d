import * as v from "valibot";
import { lengthAsSent, listOf } from "../wire/lists.ts";
import { Baht, IsoTime, ListTotal, LooseText, NullableText, PageRequest } from "../wire/values.ts";

const RelatedItem = v.optional(v.nullable(v.object({ description: LooseText })));

export const StatementPayload = PageRequest;
/** Type and status are shown even when they are none of the known ones (§9). */
export const StatementEntry = v.object({
  statementType: v.string(),
  status: v.string(),
  from: NullableText,
  to: NullableText,
  amount: Baht,
  createdAt: IsoTime,
  bonus: RelatedItem,
  promotion: RelatedItem,
  invite: RelatedItem,
  refund: RelatedItem,
  luckydraw: RelatedItem,
});
/** `count` is how many entries the page came with, those that could not be read among them. */
export const StatementAnswer = v.pipe(
  v.object({ total: ListTotal, statements: listOf(StatementEntry) }),
  v.transform((answer) => ({ ...answer, count: lengthAsSent(answer.statements) })),
);

export type StatementEntry = v.InferOutput<typeof StatementEntry>;
