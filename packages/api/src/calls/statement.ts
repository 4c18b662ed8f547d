import { aSlipEntry, aStatementEntry } from "../fixtures.ts";
import * as wire from "../wire.ts";
import type { Call } from "./call.ts";
import { page } from "./page.ts";

const common = { area: "Statement", caller: "member", effect: "read" } as const;

/** Calls of the statement. */
export const STATEMENT: readonly Call[] = [
  {
    ...common,
    method: "POST",
    path: "/api/statement",
    summary: "The member's entries, newest first.",
    endpoint: "getStatement",
    payload: page(10, "StatementPayload"),
    answer: {
      schema: wire.StatementAnswer,
      example: { total: 1, statements: [aStatementEntry()] },
    },
  },
  {
    ...common,
    method: "POST",
    path: "/api/statement/slip",
    summary: "The slips that the member has sent, newest first.",
    endpoint: "getSlips",
    payload: page(10, "PageRequest"),
    answer: { schema: wire.SlipListAnswer, example: { slips: [aSlipEntry()], total: 1 } },
  },
  {
    ...common,
    method: "GET",
    path: "/api/statement/slip/reference/{reference}",
    summary: "The address of a slip's picture.",
    endpoint: "findSlipPicture",
    argument: "slip-1",
    parts: { reference: "slip-1" },
    answer: { schema: wire.SlipPictureAnswer, example: { url: "/files/slips/slip-1.jpg" } },
    codes: ["NO_DATA"],
  },
];
