import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../clock.ts";
import { bearer, NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

const ENDED = refusal("EXPIRED_AUTH_TOKEN", 403);

const loginOf = async (member: TestMember) =>
  (await member.call("GET", "/api/wallet/account/PG")).body as { username: string; password: string };

const ticketOf = async (member: TestMember) => {
  const { username } = await loginOf(member);
  const { body } = await member.call("GET", `/api/autoLogin/pg/${username}`);
  return new URL((body as { link: string }).link, "http://site.example").searchParams.get("ticket");
};

describe("a play session", async () => {
  const app = await useTestApp();

  const post = (path: string, body: unknown) => app.call("POST", `/files/play/${path}`, { body });
  const byTicket = async (member: TestMember) =>
    post("enter", { code: "PG", ticket: await ticketOf(member) });
  const byLogin = async (member: TestMember) => post("log-in", { code: "PG", ...(await loginOf(member)) });
  const ORIGINS = [
    ["a link", byTicket],
    ["the account's log-in", byLogin],
  ] as const;

  /** Starts a session, lets an event happen, and returns the responses to playing on. */
  async function playOnAfter(
    member: TestMember,
    start: (member: TestMember) => ReturnType<typeof post>,
    event: () => unknown,
  ) {
    const { session } = (await start(member)).body as { session: string };
    const play = () => post("round", { session, round: randomUUID(), stake: 10 });
    expect((await play()).status).toBe(200);
    const before = await member.balance("game", "PG");
    await event();
    const responses = [await play(), await post("balance", { session })];
    return { responses, moved: (await member.balance("game", "PG")) !== before };
  }
  const player = () => app.member({ games: { PG: 100_000 } });
  const lockOut = ({ id }: TestMember) =>
    app.database.query("update member set is_active = false where id = $1", [id]);

  it.each(ORIGINS)(
    "by %s ends when its member becomes inactive, and nothing moves",
    async (_origin, start) => {
      const member = await player();
      const { responses, moved } = await playOnAfter(member, start, () => lockOut(member));
      expect(responses).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
      expect(moved).toBe(false);
    },
  );

  it("by a link ends with the session that requested the link", async () => {
    const member = await player();
    const token = await app.logIn(member);
    const changePassword = () =>
      app.call("PUT", "/api/account/changepwd", {
        body: { oldPassword: member.password, newPassword: "new-password" },
        headers: bearer(token),
      });
    const { responses, moved } = await playOnAfter(member, byTicket, changePassword);
    expect(responses).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
    expect(moved).toBe(false);
  });

  it("by the account's log-in ends when the account gets a new password", async () => {
    const member = await player();
    const { responses, moved } = await playOnAfter(member, byLogin, () =>
      member.call("GET", "/api/wallet/resetpassword/PG"),
    );
    expect(responses).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
    expect(moved).toBe(false);
  });

  it("is refused when the member's session has ended or the member is inactive", async () => {
    const [over, lockedOut] = [await player(), await player()];
    const tickets = [await ticketOf(over), await ticketOf(lockedOut)];
    const login = await loginOf(lockedOut);
    await app.database.query("delete from session where member_id = $1", [over.id]);
    await lockOut(lockedOut);
    for (const ticket of tickets) expect(await post("enter", { code: "PG", ticket })).toMatchObject(ENDED);
    expect(await post("log-in", { code: "PG", ...login })).toMatchObject(refusal("WRONG_CREDENTIAL", 403));
  });

  it("begins neither by a link nor by the account's log-in during a break, and one from before goes on", async () => {
    app.context.switches.set({ playerProtection: true });
    const member = await player();
    const [ticket, login] = [await ticketOf(member), await loginOf(member)];
    const { session } = (await byTicket(member)).body as { session: string };
    await member.call("POST", "/api/protection/break", { body: { hours: 1 } });
    expect(await post("enter", { code: "PG", ticket })).toMatchObject(refusal("ON_BREAK"));
    expect(await post("log-in", { code: "PG", ...login })).toMatchObject(refusal("ON_BREAK"));
    expect(await post("log-in", { code: "PG", ...login, password: "wrong" })).toMatchObject(
      refusal("WRONG_CREDENTIAL", 403),
    );
    expect((await post("round", { session, round: randomUUID(), stake: 10 })).status).toBe(200);
    const out = { body: { from: "PG", to: "wallet", amount: 5 } };
    expect((await member.call("POST", "/api/wallet/transfer", out)).status).toBe(200);
    app.setNow(new Date(NOON.getTime() + HOUR_MS));
    expect((await post("log-in", { code: "PG", ...login })).status).toBe(200);
    app.setNow(NOON);
    app.context.switches.reset();
  });

  it.each(ORIGINS)("by %s is not affected by another member", async (_origin, start) => {
    const [member, other] = [await player(), await player()];
    const { responses, moved } = await playOnAfter(member, start, () => lockOut(other));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(moved).toBe(true);
  });
});
