import { describe, expect, it } from "vitest";
import { accrueInviteBonus, inviteMember, play } from "../testing/claims.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";

const receive = (member: TestMember) => member.call("GET", "/api/invite/bonus");
const log = (member: TestMember, page = 1) =>
  member.call("POST", "/api/invite", { body: { page, limit: 10 } });

describe("the invite bonus", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it("grows by a percentage of every stake of an invitee, and is paid once", async () => {
    const inviter = await app.member({ wallet: 10_000 });
    const invitee = await app.member({ games: { PG: 50_000 } }, { name: "มาลี" });
    await inviteMember(app, inviter, invitee);
    for (const payout of [0, 20_000]) await play(app, invitee, 20_000, payout);
    const summary = async () => (await inviter.call("GET", "/api/wallet")).body;
    expect(await summary()).toMatchObject({ invite: { amount: 4, success: 90, fail: 100 } });
    expect((await log(inviter)).body).toEqual({
      total: 1,
      invites: [{ from: { name: "มาลี" }, amount: 4, createdAt: NOON.toISOString() }],
    });
    expect(await receive(inviter)).toMatchObject({ status: 200, body: { message: "INVITE_BONUS_SUCCESS" } });
    expect(await inviter.balance("wallet")).toBe(10_360);
    expect(await inviter.statement(1)).toMatchObject({
      statements: [{ statementType: "bonus", amount: 3.6, invite: { description: "โบนัสชวนเพื่อน" } }],
    });
    expect(await summary()).toMatchObject({ invite: { amount: 0 } });
    expect(await receive(inviter)).toMatchObject(refusal("INVITE_COLLECT"));
    await play(app, invitee, 10_000, 10_000);
    expect((await receive(inviter)).status).toBe(200);
    expect((await log(inviter)).body).toMatchObject({ total: 1, invites: [{ amount: 5 }] });
  });

  it("is refused without invitees, before they play, and while its conditions are unmet", async () => {
    const inviter = await app.member();
    expect(await receive(inviter)).toMatchObject(refusal("NO_INVITE_BONUS"));
    await inviteMember(app, inviter, await app.member());
    expect(await receive(inviter)).toMatchObject(refusal("NO_INVITEE_PLAY_INFO"));
    await accrueInviteBonus(app, inviter, 10_000);
    expect(await receive(inviter)).toMatchObject(refusal("INVITE_BONUS_FAIL"));
    expect((await inviter.call("GET", "/api/wallet")).body).toMatchObject({ invite: { amount: 1 } });
  });

  it("has a log with a row for each invitee and day", async () => {
    const inviter = await app.member();
    const invitee = await app.member({ games: { PG: 10_000 } });
    await inviteMember(app, inviter, invitee);
    for (let day = 0; day < 12; day += 1) {
      app.setNow(new Date(NOON.getTime() + day * 86_400_000));
      await play(app, invitee, 1_000, 1_000);
    }
    app.setNow(NOON);
    expect((await log(inviter, 2)).body).toMatchObject({ total: 12, invites: [{}, {}] });
  });

  it("has banners, whose pictures are drawn", async () => {
    const { body } = await (await app.member()).call("GET", "/api/invite/banners");
    expect(body).toEqual([{ image: "/files/banners/invite.svg", html: "<p>Invite</p>" }]);
    const picture = await app.app.request("/files/banners/invite.svg");
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await picture.text()).toContain("</svg>");
  });
});
