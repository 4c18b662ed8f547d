import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aProfile } from "@member-wallet/api/fixtures";
import { type CountedTime, readCountedTime, startOfOperatorDay } from "@member-wallet/domain";
import { changeKept } from "../../protection/change-kept.ts";
import { readKept } from "../../protection/kept.ts";
import { browserStorages } from "../../storage/storage.ts";
import { asks, button, isFree, open, protectionBackend, wantedToAsk } from "../../testing/protection.ts";

const MINUTE = 60_000;
const MEMBER = aProfile()._id;
const { local, tab } = browserStorages();
const question = () => page.getByRole("alertdialog", { name: "Your time for today is used up" });
const field = () => page.getByLabelText("Time per day (minutes)", { exact: true });
const today = () => startOfOperatorDay(Date.now());
const counted = () => readCountedTime(readKept(local, "timeOnDay", MEMBER)[0] ?? null);

/** The member wants to be here for an hour a day, and has been for so long. */
function hasSpent(minutes: number, over: Partial<CountedTime> = {}) {
  const days = [{ day: today(), spent: minutes * MINUTE, wentOnAt: null }];
  changeKept(local, "limits", MEMBER, () => JSON.stringify({ now: { minutesPerDay: 60 }, later: null }));
  changeKept(local, "timeOnDay", MEMBER, () => JSON.stringify({ seenAt: Date.now(), days, ...over }));
}

const told = () => page.getByText("Your last login in this browser:", { exact: false });

/** The member comes back to the page. */
const look = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  vi.spyOn(navigator.locks, "request");
  protectionBackend();
});

test("a limit of time is set with those of deposits, and counts from then on", async () => {
  await open("/user/profile");
  await field().fill("60");
  await button("Save limits").click();
  await expect.element(page.getByText("Your limits are saved")).toBeVisible();
  look();
  await expect.poll(() => counted().seenAt).toBeGreaterThan(0);
  const { seenAt } = counted();
  vi.spyOn(Date, "now").mockReturnValue(seenAt + 20_000);
  look();
  await expect.poll(() => counted().days[0]?.spent).toBe(20_000);
});

test.each(["0", "1441", "an hour", "1.5"])(
  "%j is no limit of time, and says so at its field",
  async (text) => {
    await open("/user/profile");
    await field().fill(text);
    await button("Save limits").click();
    await expect
      .element(field())
      .toHaveAccessibleDescription(/Enter whole minutes, from 1 to 1,440, or leave it empty/);
    expect(readKept(local, "limits", MEMBER)).toEqual([]);
  },
);

test("once the time is used up the member is asked, sees how much it was, and is asked again after a quarter of an hour", async () => {
  hasSpent(61);
  await open("/user/home");
  await expect.element(question()).toBeVisible();
  await expect.element(question().getByText("61 of 60 minutes")).toBeVisible();
  await question().getByRole("button", { name: "Continue" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.poll(() => counted().days[0]?.wentOnAt).not.toBeNull();
  const { wentOnAt } = counted().days[0] ?? { wentOnAt: null };
  await expect.poll(isFree).toBe(true);
  expect(asks()).toBe(false);
  const spent = (wentOnAt ?? 0) + 15 * MINUTE;
  changeKept(local, "timeOnDay", MEMBER, () =>
    JSON.stringify({ seenAt: Date.now(), days: [{ day: today(), spent, wentOnAt }] }),
  );
  look();
  await expect.element(question().getByText("76 of 60 minutes")).toBeVisible();
});

test("who logs out when the time is used up is asked at once after the next log-in, and another member is not", async () => {
  hasSpent(60);
  await open("/user/home");
  await question().getByRole("button", { name: "Log out" }).click();
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  const again = await open("/user/home");
  await expect.element(question()).toBeVisible();
  await again.screen.unmount();
  window.sessionStorage.clear();
  const { table } = protectionBackend();
  const wallet = table["GET /api/wallet"];
  table["GET /api/wallet"] = async (request) => {
    const body = (await ((await wallet?.(request)) ?? new Response()).json()) as { profile: object };
    return Response.json({ ...body, profile: { ...body.profile, _id: "another member" } });
  };
  vi.mocked(navigator.locks.request).mockClear();
  tab.write("loggedInAt", new Date().toISOString());
  const { session } = await open("/user/home");
  await expect.poll(session.member).toBe("another member");
  // The time is checked from here on.
  await expect.poll(() => tab.read("totalAtLogIn")).not.toBeNull();
  look();
  expect(wantedToAsk()).toBe(false);
});

test("yesterday's time does not count today", async () => {
  hasSpent(0, { days: [{ day: today() - 24 * 60 * MINUTE, spent: 61 * MINUTE, wentOnAt: null }] });
  await open("/user/home");
  await expect.poll(() => counted().days).toHaveLength(2);
  look();
  expect(wantedToAsk()).toBe(false);
});

test("the last log-in is told once after each log-in, and not after the first", async () => {
  tab.write("loggedInAt", "2026-11-24T03:00:00.000Z");
  const first = await open("/user/home");
  await expect.poll(() => readKept(local, "lastLogIn", MEMBER)).toEqual(["2026-11-24T03:00:00.000Z"]);
  expect(told().elements()).toEqual([]);
  await first.screen.unmount();
  tab.write("loggedInAt", "2026-11-25T03:00:00.000Z");
  const second = await open("/user/home");
  await expect.element(page.getByText("Your last login in this browser: 24/11/2026 10:00:00")).toBeVisible();
  await second.screen.unmount();
  await open("/user/profile");
  await expect.element(page.getByRole("region", { name: "Play safely" })).toBeVisible();
  await expect.poll(() => readKept(local, "lastLogIn", MEMBER)).toEqual(["2026-11-25T03:00:00.000Z"]);
  expect(told().elements()).toEqual([]);
});

test("the bar at the top shows how long the member has been logged in, in words to screen readers", async () => {
  tab.write("loggedInAt", new Date(Date.now() - 65 * MINUTE).toISOString());
  await open("/user/statement");
  await expect.element(page.getByRole("banner").getByText("1:05")).toBeVisible();
  const read = page.getByRole("banner").element().textContent ?? "";
  expect(read.replaceAll(/\s/g, " ")).toContain("Logged in 1 hour ago");
});

test("after a log-in, once, a break that was taken elsewhere closes here too", async () => {
  tab.write("loggedInAt", "2026-11-24T03:00:00.000Z");
  const until = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
  const calls = protectionBackend({
    "GET /api/protection": () => Response.json({ deposit: {}, breakUntil: until, now: until }),
  });
  await open("/user/home?dialog=deposit");
  await expect
    .element(page.getByRole("dialog").getByText("You are taking a break until", { exact: false }))
    .toBeVisible();
  expect(calls.callsTo("GET /api/protection")).toHaveLength(1);
});
