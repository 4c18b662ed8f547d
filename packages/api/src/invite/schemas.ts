import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { Baht, IsoTime, ListTotal, LooseText, Markup, NullableText, PageRequest } from "../wire/values.ts";

export const InvitePayload = PageRequest;
export const InviteRow = v.object({ from: v.object({ name: LooseText }), amount: Baht, createdAt: IsoTime });
export const InviteAnswer = v.object({ invites: listOf(InviteRow), total: ListTotal });
export const Banner = v.object({ image: NullableText, html: v.optional(v.fallback(Markup, ""), "") });
export const BannersAnswer = listOf(Banner);

export type InviteRow = v.InferOutput<typeof InviteRow>;
export type Banner = v.InferOutput<typeof Banner>;
