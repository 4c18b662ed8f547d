import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { bonusRoutes } from "./bonus/routes.ts";
import type { Clock, Context, Operator, Room, SandboxEnv } from "./context.ts";
import type { Database } from "./database/database.ts";
import { takeTurns } from "./fairness/take-turns.ts";
import { createGameAccounts } from "./game-account/game-accounts.ts";
import { giftLinkRoutes } from "./gift-link/routes.ts";
import { answer } from "./http/answer.ts";
import { createReadBody } from "./http/body.ts";
import { failures, type Log, nothingHere } from "./http/failures.ts";
import { fileHeaders } from "./http/file-headers.ts";
import { localOnly } from "./http/local-only.ts";
import { stateChangingGet } from "./http/markers.ts";
import { soundPath } from "./http/sound-path.ts";
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

/** How long the sender of a body may be silent, in milliseconds: long enough for a phone to find its line again. */
const BODY_PAUSE = 30_000;

export interface AppOptions {
  /** Opened and migrated; the caller closes it. */
  database: Database;
  operator: Operator;
  /** The installation's own, kept outside of the database; see `readSecret`. */
  secret: Uint8Array;
  /** Further rooms, mounted after those of money and membership. */
  rooms?: readonly Room[];
  clock?: Clock;
  switches?: Switches;
  log?: Log;
  /** How long the sender of a body may be silent, in milliseconds. */
  bodyPause?: number;
}

/** Puts the reference operator backend together: its calls, and what its rooms were given. */
export function createApp(options: AppOptions): { app: Hono<SandboxEnv>; context: Context } {
  const { database, operator, secret, rooms = [], bodyPause: pause = BODY_PAUSE } = options;
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
    command: createCommand({ database, clock, secret, pause }),
    answer,
    readBody: createReadBody(pause),
  };

  const app = new Hono<SandboxEnv>();
  app.onError(failures(options.log ?? console.error));
  app.notFound(nothingHere);
  app.use(takeTurns);
  app.use("/files/*", fileHeaders);
  app.use("/api/*", apiHeaders(clock));
  app.use(soundPath);
  app.use("/api/*", faults(context.switches));
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
