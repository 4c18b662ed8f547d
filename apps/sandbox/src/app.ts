import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { bonusRoutes } from "./bonus/routes.ts";
import type { Clock, Context, Operator, Room, SandboxEnv } from "./context.ts";
import type { Database } from "./database/database.ts";
import { takeTurns } from "./fairness/take-turns.ts";
import { createGameAccounts } from "./game-account/game-accounts.ts";
import { giftLinkRoutes } from "./gift-link/routes.ts";
import { answer, readBody } from "./http/answer.ts";
import { failures, type Log, nothingHere } from "./http/failures.ts";
import { fileHeaders } from "./http/file-headers.ts";
import { limits } from "./http/limits.ts";
import { localOnly } from "./http/local-only.ts";
import { stateChangingGet } from "./http/markers.ts";
import { createCommand } from "./idempotency/command.ts";
import { createAuthenticate } from "./member/authenticate.ts";
import { memberRoutes } from "./member/routes.ts";
import { qrRoutes } from "./qr/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { slipRoutes } from "./slip/routes.ts";
import { statementRoutes } from "./statement/routes.ts";
import { createSwitches } from "./switches/create-switches.ts";
import { faults } from "./switches/faults.ts";
import { switchRoutes } from "./switches/routes.ts";
import type { Switches } from "./switches/switches.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { localWithdrawalRoutes } from "./withdrawal/local-routes.ts";

export interface AppOptions {
  /** Opened and migrated; the caller closes it. */
  database: Database;
  operator: Operator;
  /** Further rooms, mounted after those of money and membership. */
  rooms?: readonly Room[];
  clock?: Clock;
  switches?: Switches;
  log?: Log;
}

/** Puts the reference operator backend together: its calls, and what its rooms were given. */
export function createApp(options: AppOptions): { app: Hono<SandboxEnv>; context: Context } {
  const { database, operator, rooms = [] } = options;
  const clock = options.clock ?? (() => new Date());
  const context: Context = {
    database,
    clock,
    operator,
    switches: options.switches ?? createSwitches(),
    games: createGameAccounts(operator, clock),
    authenticate: createAuthenticate(database, clock),
    stateChangingGet,
    localOnly,
    command: createCommand(database, clock),
    answer,
    readBody,
  };

  const app = new Hono<SandboxEnv>();
  app.onError(failures(options.log ?? console.error));
  app.notFound(nothingHere);
  app.use(takeTurns);
  app.use("/files/*", fileHeaders);
  app.use("/api/*", apiHeaders(clock), faults(context.switches), limits);
  app.route("/sandbox/switches", switchRoutes(context));
  const money = [
    walletRoutes,
    statementRoutes,
    qrRoutes,
    giftLinkRoutes,
    slipRoutes,
    bonusRoutes,
    localWithdrawalRoutes,
  ];
  for (const room of [memberRoutes, registrationRoutes, ...money, ...rooms]) app.route("/", room(context));
  return { app, context };
}

/** Nothing of `/api` is kept by browsers, and every answer tells the operator's time. */
function apiHeaders(clock: Clock) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Date", clock().toUTCString());
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
}
