import { RELATED } from "@member-wallet/domain";
import * as v from "valibot";
import { lengthAsSent, listOf } from "../wire/lists.ts";
import {
  Baht,
  IsoTime,
  ListTotal,
  LooseText,
  NullableText,
  PageRequest,
  TimeIfTold,
} from "../wire/values.ts";

const RelatedItem = v.optional(v.nullable(v.object({ description: LooseText })));

/** The body that asks for a page of the statement. */
export const StatementPayload = PageRequest;
/** Unknown types and statuses are shown too (§9). */
export const StatementEntry = v.object({
  statementType: v.string(),
  status: v.string(),
  from: NullableText,
  to: NullableText,
  amount: Baht,
  createdAt: IsoTime,
  sentAt: TimeIfTold,
  endedAt: TimeIfTold,
  ...v.entriesFromList(RELATED, RelatedItem),
});
/** `count` is the number of entries in the page, including those that failed to parse. */
export const StatementAnswer = v.pipe(
  v.object({ total: ListTotal, statements: listOf(StatementEntry) }),
  v.transform((answer) => ({ ...answer, count: lengthAsSent(answer.statements) })),
);

export type StatementEntry = v.InferOutput<typeof StatementEntry>;
export type StatementAnswer = v.InferOutput<typeof StatementAnswer>;
