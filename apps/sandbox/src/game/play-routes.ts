import { bahtFromSatang, satangFromBaht } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { type NextRound, payoutOf } from "./odds.ts";
import { playPage } from "./play-page.ts";
import { PLAY_SCRIPT, PLAY_STYLE } from "./play-script.ts";
import { playLanguage } from "./play-text.ts";
import { checkSeat } from "./seat-check.ts";
import { createSeatNames, type Seat, type SeatNames } from "./tickets.ts";

/** A table is kept this long after sitting down. */
const TABLE_MS = 12 * 3_600_000;

const EnterPayload = v.object({ code: v.string(), ticket: v.string() });
const LogInPayload = v.object({ code: v.string(), username: v.string(), password: v.string() });
const SeatPayload = v.object({ seat: v.string() });
const RoundPayload = v.object({
  seat: v.string(),
  round: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
});
const NextRoundPayload = v.object({ outcome: v.picklist(["chance", "win", "lose"]) });

interface Round {
  balance: number;
  payout: number;
}

/** Playing at the simulated provider: the page, sitting down by ticket or by log-in, and the rounds. */
export function playRoutes(context: Context, tickets: SeatNames): Hono<SandboxEnv> {
  const { database, games, operator, clock, readBody, localOnly } = context;
  const tables = createSeatNames(clock, TABLE_MS);
  // A round that is sent twice is played once: the browser itself may send it again.
  const played = new Map<string, Promise<Round>>();
  let next: NextRound = "chance";

  const balanceOf = async (seat: Seat) =>
    bahtFromSatang(
      await database.transaction(async (tx) => {
        await checkSeat(tx, games, seat, clock());
        return games.balance(tx, seat.memberId, seat.code);
      }),
    );

  function seatOf(name: string): Seat {
    const seat = tables.find(name);
    if (seat === null) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
    return seat;
  }

  async function play(seat: Seat, baht: number): Promise<Round> {
    const stake = satangFromBaht(baht);
    if (stake === null) throw new Refusal("TRANSFER_MINIMUM");
    const payout = payoutOf(stake, next);
    const balance = await database.transaction(async (tx) => {
      await checkSeat(tx, games, seat, clock());
      return games.playRound(tx, seat.memberId, seat.code, stake, payout);
    });
    return { balance: bahtFromSatang(balance), payout: bahtFromSatang(payout) };
  }

  return new Hono<SandboxEnv>()
    .get("/files/play", (c) => {
      const game = operator.games.find(({ code }) => code === c.req.query("code")) ?? null;
      const language = playLanguage(c.req.query("lang") ?? c.req.header("Accept-Language"));
      c.header(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      c.header("Referrer-Policy", "no-referrer");
      c.header("Cache-Control", "no-store");
      return c.html(playPage(game, language), game === null ? 404 : 200);
    })
    .get("/files/play.js", (c) =>
      c.body(PLAY_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    )
    .get("/files/play.css", (c) => c.body(PLAY_STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }))
    .post("/files/play/enter", async (c) => {
      const { code, ticket } = await readBody(c, EnterPayload);
      const seat = tickets.take(ticket);
      if (seat === null || seat.code !== code) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
      return c.json({ balance: await balanceOf(seat), seat: tables.issue(seat) });
    })
    .post("/files/play/log-in", async (c) => {
      const { code, ...login } = await readBody(c, LogInPayload);
      const memberId = await database.transaction((tx) => games.findMember(tx, code, login));
      if (memberId === null) throw new Refusal("WRONG_CREDENTIAL", 403);
      const seat: Seat = { memberId, code, from: { kind: "login", login } };
      return c.json({ balance: await balanceOf(seat), seat: tables.issue(seat) });
    })
    .post("/files/play/look", async (c) => {
      const { seat } = await readBody(c, SeatPayload);
      return c.json({ balance: await balanceOf(seatOf(seat)) });
    })
    .post("/files/play/round", async (c) => {
      const { seat: name, round, stake } = await readBody(c, RoundPayload);
      const seat = seatOf(name);
      const key = `${name} ${round}`;
      const playing = played.get(key) ?? play(seat, stake);
      played.set(key, playing);
      const oldest = played.size > 1000 ? played.keys().next().value : undefined;
      if (oldest !== undefined) played.delete(oldest);
      return c.json(await playing);
    })
    .post("/sandbox/next-round", localOnly, async (c) => {
      next = (await readBody(c, NextRoundPayload)).outcome;
      return c.json({ outcome: next });
    });
}
