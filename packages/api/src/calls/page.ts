import { PageRequest } from "../wire.ts";
import type { CallPayload } from "./call.ts";

/** The payload of a paged list, under the name that the wire gives it; pages are counted from 1. */
export const page = (
  limit: number,
  name: "InvitePayload" | "PageRequest" | "RefundPayload" | "StatementPayload",
): CallPayload => ({ kind: "json", schema: PageRequest, name, example: { page: 1, limit } });
