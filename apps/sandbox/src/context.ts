import type { Hono, MiddlewareHandler } from "hono";
import type { Chat } from "./chat/chat.ts";
import type { UploadQuota } from "./chat/upload/quota.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { GameAccounts } from "./game-account/game-accounts.ts";
import type { createReadBody, createReadForm } from "./http/body.ts";
import type { SandboxEnv } from "./http/env.ts";
import type { createCommand } from "./idempotency/command.ts";
import type { Passwords } from "./member/password.ts";
import type { Operator } from "./operator.ts";
import type { ProtectionChecks } from "./protection/checks.ts";
import type { SharedSwitches } from "./switches/shared-switches.ts";
import type { Switches } from "./switches/switches.ts";

/** What route factories build their routes with. */
export interface Context {
  database: Database;
  clock: Clock;
  operator: Operator;
  switches: Switches;
  sharedSwitches: SharedSwitches;
  protection: ProtectionChecks;
  uploadQuota: UploadQuota;
  games: GameAccounts;
  passwords: Passwords;
  chat: Chat;
  /** Requires a member's valid token and sets `memberId`; refuses with 401 `invalid-token`. */
  authenticate: MiddlewareHandler<SandboxEnv>;
  command: ReturnType<typeof createCommand>;
  readBody: ReturnType<typeof createReadBody>;
  readForm: ReturnType<typeof createReadForm>;
}

/** Creates the routes of one area, with whole paths (`/api/lookup/banks`). */
export type RouteFactory = (context: Context) => Hono<SandboxEnv>;
