import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { bannerRoutes } from "./banner/routes.ts";
import { bonusRoutes } from "./bonus/routes.ts";
import { createChat } from "./chat/chat.ts";
import { agentRoutes } from "./chat/agent/local-routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { UPLOAD_QUOTA, type UploadQuota } from "./chat/upload/quota.ts";
import { chatFileRoutes } from "./chat/upload/routes.ts";
import type { Clock } from "./clock.ts";
import type { Context, RouteFactory } from "./context.ts";
import type { Database } from "./database/database.ts";
import { createGameAccounts } from "./game-account/game-accounts.ts";
import { gameRoutes } from "./game/routes.ts";
import { giftLinkRoutes } from "./gift-link/routes.ts";
import { howToRoutes } from "./howto/routes.ts";
import { createReadBody, createReadForm } from "./http/body.ts";
import { crossOrigin } from "./http/cross-origin.ts";
import type { SandboxEnv } from "./http/env.ts";
import { errorHandler, notFound } from "./http/error-handler.ts";
import { fileHeaders } from "./http/file-headers.ts";
import { identifyCaller } from "./http/identify-caller.ts";
import { rejectMalformedPath } from "./http/malformed-path.ts";
import { temporaryFiles } from "./http/temporary-file.ts";
import { createCommand } from "./idempotency/command.ts";
import { inviteRoutes } from "./invite/routes.ts";
import { localPageRoutes } from "./local-page/routes.ts";
import { createAuthenticate } from "./member/authenticate.ts";
import { createPasswords, type PasswordCost } from "./member/password.ts";
import { memberRoutes } from "./member/routes.ts";
import { lookUpRoutes } from "./look-up/routes.ts";
import { createMetrics } from "./operation/metrics.ts";
import { type Log, processLog, type ProcessLog } from "./operation/process-log.ts";
import { operationRoutes } from "./operation/routes.ts";
import type { Operator } from "./operator.ts";
import { createProtectionChecks } from "./protection/checks.ts";
import { protectionRoutes } from "./protection/routes.ts";
import { qrRoutes } from "./qr/routes.ts";
import { refundRoutes } from "./refund/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { siteReportRoutes } from "./site-reports/routes.ts";
import { slipRoutes } from "./slip/routes.ts";
import { spinwheelRoutes } from "./spinwheel/routes.ts";
import { statementRoutes } from "./statement/routes.ts";
import { faults } from "./switches/faults.ts";
import { switchRoutes } from "./local-page/switch-routes.ts";
import { createSharedSwitches } from "./switches/shared-switches.ts";
import { createSwitches } from "./switches/switches.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { withdrawalRoutes } from "./withdrawal/routes.ts";

/** How long the sender of a body may be silent, in milliseconds: long enough for a phone to reconnect. */
const BODY_IDLE_TIMEOUT = 30_000;

/** How long the socket of an ended session may stay, in milliseconds. */
const SESSION_CHECK = 5_000;

const ROUTES: readonly RouteFactory[] = [
  switchRoutes,
  memberRoutes,
  registrationRoutes,
  walletRoutes,
  withdrawalRoutes,
  statementRoutes,
  qrRoutes,
  giftLinkRoutes,
  slipRoutes,
  bonusRoutes,
  inviteRoutes,
  refundRoutes,
  spinwheelRoutes,
  bannerRoutes,
  lookUpRoutes,
  howToRoutes,
  gameRoutes,
  chatRoutes,
  chatFileRoutes,
  agentRoutes,
  protectionRoutes,
  siteReportRoutes,
];

interface AppOptions {
  /** Opened and migrated; the caller closes it. */
  database: Database;
  operator: Operator;
  /** Keys the digests of requests, in all processes on the database; see `findSecret`. */
  secret: Uint8Array;
  clock?: Clock;
  log?: Log;
  /** How long the sender of a body may be silent, in milliseconds. */
  bodyIdleTimeout?: number;
  /** Whether the chat is on at the start. */
  chat?: boolean;
  /** The other origins whose pages may call. */
  origins?: readonly string[];
  /** How often the sessions of sockets are checked, in milliseconds. */
  sessionCheck?: number;
  /** The cost of new password hashes. */
  passwordCost?: PasswordCost;
  uploadQuota?: UploadQuota;
  logCall?: ProcessLog["call"];
}

/** Creates the reference operator backend with all its routes, and the context that they were built with. */
export function createApp({
  database,
  operator,
  secret,
  clock = () => new Date(),
  log = processLog.fault,
  bodyIdleTimeout: idleTimeout = BODY_IDLE_TIMEOUT,
  chat = false,
  origins = [],
  sessionCheck = SESSION_CHECK,
  passwordCost,
  uploadQuota = UPLOAD_QUOTA,
  logCall = processLog.call,
}: AppOptions): { app: Hono<SandboxEnv>; context: Context } {
  const switches = createSwitches({ enableChatWidget: chat });
  const sharedSwitches = createSharedSwitches(database, switches);
  const context: Context = {
    database,
    clock,
    operator,
    switches,
    sharedSwitches,
    protection: createProtectionChecks(switches, clock),
    uploadQuota,
    games: createGameAccounts(operator, clock),
    passwords: createPasswords(passwordCost),
    chat: createChat({
      database,
      clock,
      prefix: operator.chat.prefix,
      switches,
      sharedSwitches,
      log,
      sessionCheck,
      origins,
    }),
    authenticate: createAuthenticate(database, clock),
    command: createCommand({ database, clock, secret, idleTimeout }),
    readBody: createReadBody(idleTimeout),
    readForm: createReadForm(idleTimeout),
  };

  const app = new Hono<SandboxEnv>();
  app.onError(errorHandler(log));
  app.notFound(notFound);
  const metrics = createMetrics(logCall);
  app.use(metrics.count);
  app.use("/api/*", crossOrigin(origins));
  // The captions of a video are read by its page.
  app.use("/files/howto/*", crossOrigin(origins));
  app.use(identifyCaller);
  app.use(temporaryFiles);
  app.use("/files/*", fileHeaders);
  app.use("/api/*", apiHeaders(clock));
  app.use(rejectMalformedPath);
  app.use("/api/*", faults(switches));
  for (const routes of ROUTES) app.route("/", routes(context));
  app.route("/", localPageRoutes(context, app.routes));
  app.route("/", operationRoutes(context, metrics));
  return { app, context };
}

/** Browsers cache nothing of `/api`, and every response carries the operator's time. */
function apiHeaders(clock: Clock) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Date", clock().toUTCString());
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
}
