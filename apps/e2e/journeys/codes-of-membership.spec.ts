import { MEMBERSHIP_CODES } from "@member-wallet/api/wire";
import { expect, long, test, tokenOf } from "../support/journey.ts";
import { GOOD_NEWS, PLACES, refusal, type Journey } from "../support/membership-codes.ts";
import { newcomer, registration } from "../support/registration.ts";
import { injectFaults, resetFaults, lastCodeFor, setSwitches } from "../support/sandbox.ts";

test.afterEach(resetFaults);

for (const place of PLACES) {
  test(
    `a member reads at ${place.name} the text of each code, each in its place`,
    { tag: long(place !== PLACES[0]) },
    async ({ page, t, member, site }) => {
      const journey: Journey = {
        page,
        t,
        site,
        member,
        person: newcomer(site),
        register: registration(page, t),
      };
      await place.arrive(journey);
      for (const row of place.rows) {
        await test.step(row.code, async () => {
          if (row.rule) await row.rule(journey);
          else await injectFaults(refusal(place.call, row.code, row.status ?? 400));
          const answered = page.waitForResponse(
            (response) => `${response.request().method()} ${new URL(response.url()).pathname}` === place.call,
          );
          await place.press(journey);
          expect(await (await answered).json()).toEqual({ message: row.code });
          const text = t("errors", `errorMsg.${row.code}`) + (row.advice?.(t) ?? "");
          const where = row.field?.(journey);
          if (where) await expect(where).toHaveAccessibleDescription(text);
          else await expect(journey.register.problem).toHaveText(text);
        });
      }
    },
  );
}

/** The codes by which a call requires a log-in: one of each status, and the others. */
const LOG_IN_AGAIN = [
  ["INVALID_USER_1", 403],
  ["UNAUTHORIZED", 401],
  ["INVALID_USER_2", 403],
  ["INVALID_USER_3", 403],
  ["INVALID_USER_4", 403],
  ["EXPIRED_AUTH_TOKEN", 401],
  ["UNAUTHORIZED", 403],
] as const;

for (const [which, rows, repeats] of [
  ["a refusal", LOG_IN_AGAIN.slice(0, 2), false],
  ["every other refusal", LOG_IN_AGAIN.slice(2), true],
] as const) {
  test(
    `a member whom a call requires to log in again by ${which} gets the log-in, with the reason under the form`,
    { tag: long(repeats) },
    async ({ page, t, member }) => {
      const token = await tokenOf(member);
      await page.goto("/contact");
      for (const [known, status] of rows) {
        await test.step(`${known} ${status}`, async () => {
          await page.evaluate((value) => localStorage.setItem("token", value), token);
          await injectFaults(refusal("GET /api/wallet", known, status));
          await page.goto("/user/home");
          await expect(page).toHaveURL(/\/login$/);
          await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
            t("errors", `errorMsg.${known}`),
          );
        });
      }
    },
  );
}

test(
  "a verified phone and a correct code show no text and open the next step",
  { tag: "@long" },
  async ({ page, t, site }) => {
    await setSwitches({ registerOTP: true });
    const register = registration(page, t);
    const { phone: verified } = newcomer(site);
    await register.givePhone(verified);
    await register.code.fill((await lastCodeFor(verified)).code);
    await register.next.click();
    await expect(register.name).toBeVisible();
    // An operator that knows the phone answers OTP_VERIFIED, which skips the step.
    const known = { otpRef: "", otpToken: "", code: "OTP_VERIFIED" };
    await injectFaults({ call: "POST /api/otp/send", effect: { kind: "answer", status: 200, body: known } });
    await register.givePhone(newcomer(site).phone);
    await expect(register.name).toBeVisible();
    await expect(register.problem).toHaveCount(0);
  },
);

test("every code of authentication, one-time codes and registration has its row", () => {
  const shown = PLACES.flatMap(({ rows }) => rows.map((row) => row.code));
  expect([...new Set([...shown, ...GOOD_NEWS])].toSorted()).toEqual(MEMBERSHIP_CODES.toSorted());
});
