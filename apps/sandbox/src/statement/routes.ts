import { bahtFromSatang } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { readStatement, type StatementRow } from "./statement.ts";

/** Further than any statement goes, and near enough for the database to count. */
const LAST_PAGE = 1_000_000;

/** The member's statement, a page at a time: `/api/statement`. */
export function statementRoutes({ database, answer, authenticate, readBody }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post("/api/statement", authenticate, async (c) => {
    const { page, limit } = await readBody(c, wire.StatementPayload);
    const { total, rows } = await readStatement(database, c.var.memberId, {
      page: Math.min(page, LAST_PAGE),
      limit,
    });
    return answer(c, wire.StatementAnswer, { total, statements: rows.map(wireRow) });
  });
}

function wireRow({ type, status, source, destination, amount, createdAt }: StatementRow) {
  return {
    statementType: type,
    status,
    from: source,
    to: destination,
    amount: bahtFromSatang(amount),
    createdAt: createdAt.toISOString(),
  };
}
