import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aProfile } from "@member-wallet/api/fixtures";
import { startOfOperatorDay } from "@member-wallet/domain";
import { beginBreak } from "../../protection/begin-break.ts";
import { changeKept } from "../../protection/change-kept.ts";
import { keepAnswer } from "../../protection/kept-by-backend.ts";
import { browserStorages } from "../../storage/storage.ts";
import { FIXED_MARKET } from "../../testing/render-site.tsx";
import { open, protectionBackend } from "../../testing/protection.ts";

const HOUR = 3_600_000;
const { local, tab } = browserStorages();

/** Everything that a market with protection has stored of the member: a break, limits, a used-up day. */
function storeAll() {
  const member = aProfile()._id;
  const now = { day: 1 as never, minutesPerDay: 1 };
  keepAnswer(local, member, { limits: { now, later: null }, breakUntil: Date.now() + 24 * HOUR });
  beginBreak(local, member, 168, Date.now());
  const days = [{ day: startOfOperatorDay(Date.now()), spent: 5 * HOUR, wentOnAt: null }];
  changeKept(local, "timeOnDay", member, () => JSON.stringify({ seenAt: Date.now(), days }));
  changeKept(local, "timeCheck", member, () => "15");
  changeKept(local, "lastLogIn", member, () => "2026-11-24T03:00:00.000Z");
  tab.write("loggedInAt", new Date(Date.now() - 5 * HOUR).toISOString());
}

const stored = () =>
  Object.entries(window.localStorage).filter(([key]) => key.includes(" ") || key === "breakKey");

test.each([
  "/user/home?dialog=deposit",
  "/user/home?dialog=bonus&code=DAILY",
  "/user/profile",
  "/user/statement",
])(
  "a market that protects no player shows, asks and keeps nothing of it on %s, whatever was stored before",
  async (address) => {
    storeAll();
    const before = stored();
    const calls = protectionBackend();
    await open(address, FIXED_MARKET);
    await expect.element(page.getByRole("heading").first()).toBeVisible();
    await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
    await expect.poll(() => tab.read("member")).not.toBeNull();
    document.dispatchEvent(new Event("visibilitychange"));
    const text = document.body.textContent ?? "";
    for (const trace of [
      "5:00",
      "taking a break",
      "Your limit",
      "last log-in",
      "Play safely",
      "want to continue",
    ])
      expect(text).not.toContain(trace);
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
    expect(calls.callsTo("GET /api/protection")).toEqual([]);
    expect(stored()).toEqual(before);
  },
);
