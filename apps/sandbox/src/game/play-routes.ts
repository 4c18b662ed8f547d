import { bahtFromSatang, satangFromBaht } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { browserFile } from "../http/browser-file.ts";
import type { SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { setBounded } from "../set-bounded.ts";
import { checkPlaySession } from "./check-play-session.ts";
import { type NextRound, payoutOf } from "./odds.ts";
import { playPage } from "./play-page.ts";
import { createPlaySessions, type PlaySession, type PlaySessions } from "./play-sessions.ts";

/** Below `/files`, which the sites proxy to the sandbox. */
export const PLAY_PATH = "/files/play";

const SESSION_MS = 12 * 3_600_000;
const MAX_ROUNDS = 1_000;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const EnterPayload = v.object({ code: v.string(), ticket: v.string() });
const LogInPayload = v.object({ code: v.string(), username: v.string(), password: v.string() });
const SessionPayload = v.object({ session: v.string() });
const RoundPayload = v.object({
  session: v.string(),
  round: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
});
const NextRoundPayload = v.object({ outcome: v.picklist(["chance", "win", "lose"]) });

interface Round {
  balance: number;
  payout: number;
}

/** Playing at the simulated provider: the page, entering by ticket or log-in, and the rounds. */
export function playRoutes(
  { database, games, operator, clock, protection, readBody }: Context,
  tickets: PlaySessions,
): Hono<SandboxEnv> {
  const sessions = createPlaySessions(clock, SESSION_MS);
  // Browsers may resend a request: a round that arrives twice is played once.
  const played = new Map<string, Promise<Round>>();
  let next: NextRound = "chance";

  const balanceOf = async (session: PlaySession) =>
    bahtFromSatang(
      await database.transaction(async (tx) => {
        await checkPlaySession(tx, games, session, clock());
        return games.balance(tx, session.memberId, session.code);
      }),
    );
  // A break may have begun since the link was made, and the account's own log-in needs none.
  const begin = async (session: PlaySession) => {
    await protection.refuseOnBreak(database, session.memberId);
    return { balance: await balanceOf(session), session: sessions.issue(session) };
  };

  function findSession(token: string): PlaySession {
    const session = sessions.find(token);
    if (session === null) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
    return session;
  }

  async function play(session: PlaySession, baht: number): Promise<Round> {
    const stake = satangFromBaht(baht);
    if (stake === null) throw new Refusal("TRANSFER_MINIMUM");
    const payout = payoutOf(stake, next);
    const balance = await database.transaction(async (tx) => {
      await checkPlaySession(tx, games, session, clock());
      return games.playRound(tx, session.memberId, session.code, stake, payout);
    });
    return { balance: bahtFromSatang(balance), payout: bahtFromSatang(payout) };
  }

  return new Hono<SandboxEnv>()
    .get(PLAY_PATH, (c) => {
      const game = operator.games.find(({ code }) => code === c.req.query("code")) ?? null;
      const language = preferredLanguage(c.req.query("lang") ?? c.req.header("Accept-Language"));
      c.header("Content-Security-Policy", POLICY);
      c.header("Referrer-Policy", "no-referrer");
      c.header("Cache-Control", "no-store");
      return c.html(playPage(game, language), game === null ? 404 : 200);
    })
    .get("/files/:file{(?:play|page)\\.js|play\\.css}", browserFile)
    .post("/files/play/enter", async (c) => {
      const { code, ticket } = await readBody(c, EnterPayload);
      const session = tickets.take(ticket);
      if (session === null || session.code !== code) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
      return c.json(await begin(session));
    })
    .post("/files/play/log-in", async (c) => {
      const { code, ...login } = await readBody(c, LogInPayload);
      const memberId = await database.transaction((tx) => games.findMember(tx, code, login));
      if (memberId === null) throw new Refusal("WRONG_CREDENTIAL", 403);
      return c.json(await begin({ memberId, code, from: { kind: "login", login } }));
    })
    .post("/files/play/balance", async (c) => {
      const { session } = await readBody(c, SessionPayload);
      return c.json({ balance: await balanceOf(findSession(session)) });
    })
    .post("/files/play/round", async (c) => {
      const { session: token, round, stake } = await readBody(c, RoundPayload);
      const session = findSession(token);
      const key = `${token} ${round}`;
      const playing = played.get(key) ?? play(session, stake);
      setBounded(played, key, playing, MAX_ROUNDS);
      return c.json(await playing);
    })
    .post("/sandbox/next-round", localOnly, async (c) => {
      next = (await readBody(c, NextRoundPayload)).outcome;
      return c.json({ outcome: next });
    });
}
