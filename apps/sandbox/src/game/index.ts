/**
 * The simulated game providers: the catalogue with its artwork, the calls about a member's game accounts, the links
 * that log a member in, and the page on which they play.
 */
import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { noBody } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { backgroundOf, logoOf } from "./artwork.ts";
import { hasAutoLogin } from "./auto-login.ts";
import { PLAY_PATH } from "./catalogue.ts";
import { playRoutes } from "./play-routes.ts";
import { playLanguage } from "./play-text.ts";
import { createSeatNames } from "./tickets.ts";

export { GAMES } from "./catalogue.ts";

/** A link that logs in is used at once or not at all. */
const TICKET_MS = 120_000;

const done = { message: "SUCCESS" };

export function gameRoutes(context: Context): Hono<SandboxEnv> {
  const { database, games, operator, clock, answer, authenticate, command, stateChangingGet } = context;
  const tickets = createSeatNames(clock, TICKET_MS);

  const listed = (code: string) => {
    const game = operator.games.find((each) => each.code === code);
    if (game === undefined) throw new Refusal("NO_GAME", 404);
    return game;
  };

  /** The link into the game, once the log-in has been found to be this member's own. */
  async function link(
    { memberId, sessionDigest }: SandboxEnv["Variables"],
    provider: string,
    username: string,
    password: string | null,
    language: string,
  ) {
    const form = password === null ? "username" : "username-and-password";
    const game = operator.games.find((each) => each.code.toLowerCase() === provider);
    if (game === undefined || !hasAutoLogin(provider, form)) throw new Refusal("NO_GAME", 404);
    const login = await database.transaction((tx) => games.login(tx, memberId, game.code));
    if (login.username !== username || (password !== null && login.password !== password)) {
      throw new Refusal("WRONG_CREDENTIAL", 403);
    }
    const ticket = tickets.issue({
      memberId,
      code: game.code,
      from: { kind: "session", digest: sessionDigest },
    });
    const search = new URLSearchParams({ code: game.code, ticket, lang: language });
    return `${PLAY_PATH}?${search.toString()}`;
  }

  return new Hono<SandboxEnv>()
    .get(
      "/api/wallet/activate/:code",
      stateChangingGet,
      authenticate,
      command({
        body: noBody,
        answer: wire.Message,
        async work({ tx, memberId, param }) {
          await games.activate(tx, memberId, param("code"));
          return done;
        },
      }),
    )
    .get("/api/wallet/account/:code", authenticate, async (c) => {
      const login = await database.transaction((tx) => games.login(tx, c.var.memberId, c.req.param("code")));
      return answer(c, wire.GameLogin, login);
    })
    .get(
      "/api/wallet/resetpassword/:code",
      stateChangingGet,
      authenticate,
      command({
        body: noBody,
        answer: wire.Message,
        async work({ tx, memberId, param }) {
          await games.resetPassword(tx, memberId, param("code"));
          return done;
        },
      }),
    )
    .get("/api/autoLogin/:provider/:username", authenticate, async (c) => {
      const { provider, username } = c.req.param();
      const language = playLanguage(c.req.header("Accept-Language"));
      return answer(c, wire.AutoLoginAnswer, {
        link: await link(c.var, provider, username, null, language),
      });
    })
    .get("/api/autoLogin/:provider/:username/:password", authenticate, async (c) => {
      const { provider, username, password } = c.req.param();
      const language = playLanguage(c.req.header("Accept-Language"));
      const into = await link(c.var, provider, username, password, language);
      return answer(c, wire.AutoLoginAnswer, { link: into });
    })
    .get("/files/games/:code/logo.svg", (c) => c.body(logoOf(listed(c.req.param("code"))), 200, PICTURE))
    .get("/files/games/:code/background.svg", (c) =>
      c.body(backgroundOf(listed(c.req.param("code"))), 200, PICTURE),
    )
    .route("/", playRoutes(context, tickets));
}

const PICTURE = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=86400, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
