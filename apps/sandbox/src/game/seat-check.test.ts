import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { freshWorld, type TestMember } from "../testing/world.ts";
import { gameRoutes } from "./index.ts";

const ENDED = { status: 403, body: { message: "EXPIRED_AUTH_TOKEN" } };

const loginOf = async (member: TestMember) =>
  (await member.call("GET", "/api/wallet/account/PG")).body as { username: string; password: string };

const ticketOf = async (member: TestMember) => {
  const { username } = await loginOf(member);
  const { body } = await member.call("GET", `/api/autoLogin/pg/${username}`);
  return new URL((body as { link: string }).link, "http://site.example").searchParams.get("ticket");
};

describe("a seat at a game", async () => {
  const world = await freshWorld({ rooms: [gameRoutes] });
  afterAll(() => world.close());

  const post = (path: string, body: unknown) => world.call("POST", `/files/play/${path}`, { body });
  const byTicket = async (member: TestMember) =>
    post("enter", { code: "PG", ticket: await ticketOf(member) });
  const byLogin = async (member: TestMember) => post("log-in", { code: "PG", ...(await loginOf(member)) });
  const WAYS = [
    ["a link", byTicket],
    ["the account's log-in", byLogin],
  ] as const;

  /** Takes a seat in this way, lets something happen, and answers what playing on is then answered. */
  async function playOnAfter(
    member: TestMember,
    sitDown: (member: TestMember) => ReturnType<typeof post>,
    event: () => unknown,
  ) {
    const { seat } = (await sitDown(member)).body as { seat: string };
    const play = () => post("round", { seat, round: randomUUID(), stake: 10 });
    expect((await play()).status).toBe(200);
    const before = await member.balance("game", "PG");
    await event();
    const answers = [await play(), await post("look", { seat })];
    return { answers, moved: (await member.balance("game", "PG")) !== before };
  }
  const player = () => world.member({ games: { PG: 100_000 } });
  const lockOut = ({ id }: TestMember) =>
    world.database.query("update member set is_active = false where id = $1", [id]);

  it.each(WAYS)(
    "taken by %s ends when its member is locked out, and nothing moves",
    async (_way, sitDown) => {
      const member = await player();
      const { answers, moved } = await playOnAfter(member, sitDown, () => lockOut(member));
      expect(answers).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
      expect(moved).toBe(false);
    },
  );

  it("taken by a link ends with the session that asked for it", async () => {
    const member = await player();
    const { body } = await world.call("POST", "/api/login", {
      body: { username: member.username, password: member.password },
    });
    const changePassword = () =>
      world.call("PUT", "/api/account/changepwd", {
        body: { oldPassword: member.password, newPassword: "new-password" },
        headers: { Authorization: `Bearer ${(body as { token: string }).token}` },
      });
    const { answers, moved } = await playOnAfter(member, byTicket, changePassword);
    expect(answers).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
    expect(moved).toBe(false);
  });

  it("taken by the account's log-in ends when the account gets another password", async () => {
    const member = await player();
    const { answers, moved } = await playOnAfter(member, byLogin, () =>
      member.call("GET", "/api/wallet/resetpassword/PG"),
    );
    expect(answers).toEqual([expect.objectContaining(ENDED), expect.objectContaining(ENDED)]);
    expect(moved).toBe(false);
  });

  it("is given to nobody whose session is over, or who is locked out, when the link is used", async () => {
    const [over, lockedOut] = [await player(), await player()];
    const tickets = [await ticketOf(over), await ticketOf(lockedOut)];
    const login = await loginOf(lockedOut);
    await world.database.query("delete from session where member_id = $1", [over.id]);
    await lockOut(lockedOut);
    for (const ticket of tickets) expect(await post("enter", { code: "PG", ticket })).toMatchObject(ENDED);
    expect(await post("log-in", { code: "PG", ...login })).toMatchObject({
      status: 403,
      body: { message: "WRONG_CREDENTIAL" },
    });
  });

  it.each(WAYS)("taken by %s outlives what another member does", async (_way, sitDown) => {
    const [member, other] = [await player(), await player()];
    const { answers, moved } = await playOnAfter(member, sitDown, () => lockOut(other));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(moved).toBe(true);
  });
});
