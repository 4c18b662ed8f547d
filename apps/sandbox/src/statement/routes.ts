import { bahtFromSatang } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import { claimName } from "../claims/claim-name.ts";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { type Language, preferredLanguage } from "../http/language.ts";
import { respond } from "../http/respond.ts";
import type { Operator } from "../operator.ts";
import { readStatement, type StatementRow } from "./statement.ts";

/** The member's statement, a page at a time: `/api/statement`. */
export function statementRoutes({ database, operator, authenticate, readBody }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post("/api/statement", authenticate, async (c) => {
    const request = await readBody(c, wire.StatementPayload);
    const language = preferredLanguage(c.req.header("Accept-Language"));
    const { total, rows } = await readStatement(database, c.var.memberId, request);
    return respond(c, wire.StatementAnswer, {
      total,
      statements: rows.map((row) => wireRow(row, operator, language)),
    });
  });
}

function wireRow(row: StatementRow, operator: Operator, language: Language) {
  const { type, status, source, destination, amount, createdAt, sentAt, endedAt, relatedKind, relatedCode } =
    row;
  return {
    statementType: type,
    status,
    from: source,
    to: destination,
    amount: bahtFromSatang(amount),
    createdAt: createdAt.toISOString(),
    ...(type === "withdraw" && { sentAt: sentAt?.toISOString() ?? null }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(relatedKind && {
      [relatedKind]: { description: claimName(operator, relatedKind, relatedCode ?? "", language) },
    }),
  };
}
