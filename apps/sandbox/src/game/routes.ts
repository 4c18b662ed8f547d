import * as wire from "@member-wallet/api/wire";
import { gameLaunch } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/database.ts";
import { noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import { backgroundOf, logoOf } from "./artwork.ts";
import { PLAY_PATH, playRoutes } from "./play-routes.ts";
import { createPlaySessions } from "./play-sessions.ts";

const TICKET_MS = 120_000;

const PICTURE = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=86400, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The simulated game providers: members' accounts, auto-login links, artwork, and the play page. */
export function gameRoutes(context: Context): Hono<SandboxEnv> {
  const { database, games, operator, clock, protection, authenticate, command } = context;
  const tickets = createPlaySessions(clock, TICKET_MS);

  const listed = (code: string) => {
    const game = operator.games.find((each) => each.code === code);
    if (game === undefined) throw new Refusal("NO_GAME", 404);
    return game;
  };

  const accountCommand = (execute: (tx: Transaction, memberId: string, code: string) => Promise<unknown>) =>
    command(withoutResult(noBody, ({ tx, memberId, param }) => execute(tx, memberId, param("code"))));

  /** Responds with a link into the game after checking that the log-in is the member's own. */
  async function autoLogin(c: SandboxContext, password: string | null): Promise<Response> {
    const { provider, username } = c.req.param() as { provider: string; username: string };
    const { memberId, sessionDigest } = c.var;
    await protection.refuseOnBreak(database, memberId);
    const form = password === null ? "username" : "username-and-password";
    const game = operator.games.find((each) => each.code.toLowerCase() === provider);
    const launch = gameLaunch(provider);
    if (game === undefined || launch.kind !== "auto-login" || launch.sends !== form)
      throw new Refusal("NO_GAME", 404);
    const login = await database.transaction((tx) => games.login(tx, memberId, game.code));
    if (login.username !== username || (password !== null && login.password !== password))
      throw new Refusal("WRONG_CREDENTIAL", 403);
    const { code } = game;
    const ticket = tickets.issue({ memberId, code, from: { kind: "session", digest: sessionDigest } });
    const lang = preferredLanguage(c.req.header("Accept-Language"));
    const link = `${PLAY_PATH}?${new URLSearchParams({ code, ticket, lang }).toString()}`;
    return respond(c, wire.AutoLoginAnswer, { link });
  }

  return new Hono<SandboxEnv>()
    .get("/api/wallet/activate/:code", csrfGuard, authenticate, accountCommand(games.activate))
    .get("/api/wallet/resetpassword/:code", csrfGuard, authenticate, accountCommand(games.resetPassword))
    .get("/api/wallet/account/:code", authenticate, async (c) => {
      await protection.refuseOnBreak(database, c.var.memberId);
      const login = await database.transaction((tx) => games.login(tx, c.var.memberId, c.req.param("code")));
      return respond(c, wire.GameLogin, login);
    })
    .get("/api/autoLogin/:provider/:username", authenticate, (c) => autoLogin(c, null))
    .get("/api/autoLogin/:provider/:username/:password", authenticate, (c) =>
      autoLogin(c, c.req.param("password")),
    )
    .get("/files/games/:code/logo.svg", (c) => c.body(logoOf(listed(c.req.param("code"))), 200, PICTURE))
    .get("/files/games/:code/background.svg", (c) =>
      c.body(backgroundOf(listed(c.req.param("code"))), 200, PICTURE),
    )
    .route("/", playRoutes(context, tickets));
}
