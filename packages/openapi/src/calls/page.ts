import { PageRequest } from "@member-wallet/api/wire";
import type { CallPayload } from "./call.ts";

/** The payload of a paged list; pages are counted from 1. */
export const page = (limit: number): CallPayload => ({
  kind: "json",
  schema: PageRequest,
  example: { page: 1, limit },
});
