import { bahtFromSatang } from "@member-wallet/domain";
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { respond } from "../http/respond.ts";
import { readStatement, type StatementRow } from "./statement.ts";

/** The member's statement, a page at a time: `/api/statement`. */
export function statementRoutes({ database, authenticate, readBody }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post("/api/statement", authenticate, async (c) => {
    const request = await readBody(c, wire.StatementPayload);
    const { total, rows } = await readStatement(database, c.var.memberId, request);
    return respond(c, wire.StatementAnswer, { total, statements: rows.map(wireRow) });
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
