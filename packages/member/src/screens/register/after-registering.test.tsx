import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/mock-backend.ts";
import {
  backend,
  create,
  field,
  fillBank,
  fillProfile,
  here,
  news,
  next,
  noOtp,
  reachBank,
  startAnew,
} from "../../testing/registration.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

beforeEach(startAnew);

describe("the log-in after a registration", () => {
  test("has the phone and the good news until somebody logs in, over a reload and other pages too", async () => {
    backend({ ...noOtp, "POST /api/login": () => answer({ token: "token-a" }) });
    const { screen } = await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.poll(here).toBe("/login");
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");
    await expect.element(news()).toBeVisible();

    await screen.unmount();
    const { session } = await renderSite(null, FIXED_MARKET);
    await expect.element(news()).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect.poll(here).toBe("/contact");
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await expect.element(news()).toBeVisible();
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");

    await field("Password").fill("secret-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(here).toBe("/user/home");
    session.leave("logged-out");
    await expect.poll(here).toBe("/login");
    await expect.element(field("Phone number")).toHaveValue("");
    await expect.element(news()).not.toBeInTheDocument();
    expect(JSON.stringify([window.history.state, window.sessionStorage])).not.toMatch(/081 ?234/);
  });

  test("has them too when the answer comes once the visitor is there, and what they typed stays", async () => {
    const created = Promise.withResolvers<Response>();
    const { callsTo } = backend({ ...noOtp, "POST /api/account": () => created.promise });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.poll(() => callsTo("POST /api/account")).toHaveLength(1);
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await expect.poll(here).toBe("/login");
    await field("Password").fill("secret-1");
    await expect.element(news()).not.toBeInTheDocument();
    created.resolve(answer({ message: "SUCCESS" }));
    await expect.element(news()).toBeVisible();
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");
    await expect.element(field("Password")).toHaveValue("secret-1");
  });

  test("says what went wrong in place of the good news, and keeps the phone", async () => {
    backend({ "POST /api/login": () => answer({ message: "WRONG_CREDENTIAL" }, 401) });
    window.sessionStorage.setItem("newMember", "0812345678");
    await renderSite("/login", FIXED_MARKET);
    await expect.element(news()).toBeVisible();
    await field("Password").fill("wrong");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.element(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await expect.element(news()).not.toBeInTheDocument();
    await expect.element(field("Phone number")).toHaveValue("0812345678");
  });
});

describe("an invite link", () => {
  test.each(["/register", "/Register"])("to %s wins over a code that was kept before", async (address) => {
    backend(noOtp);
    window.localStorage.setItem("inviteCode", "PRold");
    await renderSite(`${address}?code=PRnew`, FIXED_MARKET);
    expect(window.localStorage.getItem("inviteCode")).toBe("PRnew");
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Inviter code")).toHaveValue("PRnew");
  });

  test("fills the inviter code and is remembered until somebody registers", async () => {
    const { callsTo } = backend(noOtp);
    window.localStorage.setItem("inviteCode", "PRfriend");
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Inviter code")).toHaveValue("PRfriend");
    await fillProfile();
    await fillBank();
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account")[0]?.body).toMatchObject({ inviteCode: "PRfriend" });
    expect(window.localStorage.getItem("inviteCode")).toBeNull();
  });
});
