import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { type Language, LANGUAGES } from "@member-wallet/locales";
import { PATHS } from "../navigation/paths.ts";
import { PRERENDERED, type PrerenderedPage } from "../navigation/prerendered-pages.ts";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { mountPrerendered, standPrerendered } from "../testing/prerendered-page.ts";

let root: HTMLElement;
/** React reports a difference between the HTML and its own first render here. */
let warnings: MockInstance;

beforeEach(() => {
  warnings = vi.spyOn(console, "error");
});

/** The page as its HTML shows it before any script. */
async function standing(page: PrerenderedPage, language: Language = "en") {
  const stands = await standPrerendered(page, language);
  root = stands.root;
  return { first: layout(), markup: stands.markup };
}

/** The page itself: the skip link comes before it later. */
const layout = () => root.querySelector(":scope > :not(button)");

/** Runs the product's scripts. */
async function hydrated() {
  await mountPrerendered();
  await expect.poll(() => root.dataset["hydrated"]).toBe("");
}

function backend() {
  return mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/login": () => answer({ message: "INVALID_PASSWORD" }, 400),
  });
}

const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** The frame stands for many pages, so React renders each anew in its place. */
const HYDRATED = PRERENDERED.filter((page) => page !== PATHS.user);

test.each(HYDRATED.flatMap((page) => LANGUAGES.map((language) => [page, language] as const)))(
  "%s in %s is hydrated as it stands, without a warning",
  async (page, language) => {
    backend();
    if (page === "/user/home") window.localStorage.setItem("token", "token-a");
    const { first, markup } = await standing(page, language);
    expect(root.textContent).not.toBe("");
    // The security policy of a built site refuses style attributes.
    expect(markup).not.toContain("style=");
    await hydrated();
    expect(layout()).toBe(first);
    expect(warnings).not.toHaveBeenCalled();
  },
);

test("what is typed and ticked before the scripts is kept, and sent", async () => {
  const calls = backend();
  await standing("/login");
  await userEvent.fill(screen.getByLabelText("Phone number"), "0812345678");
  await userEvent.fill(screen.getByLabelText("Password", { exact: true }), "secret-1");
  await screen.getByRole("checkbox").click();
  await hydrated();
  expect([field("username")?.value, field("password")?.value]).toEqual(["0812345678", "secret-1"]);
  await expect.element(screen.getByRole("checkbox")).not.toBeChecked();

  await screen.getByRole("button", { name: "Log in" }).click();
  await expect
    .poll(() => calls.callsTo("POST /api/login").map(({ body }) => body))
    .toEqual([{ username: "0812345678", password: "secret-1" }]);
  expect(field("username")?.value).toBe("0812345678");
});

test("a form that is sent as soon as the page reacts has what was typed before", async () => {
  const calls = backend();
  await standing("/login");
  await userEvent.fill(screen.getByLabelText("Phone number"), "0812345678");
  await userEvent.fill(screen.getByLabelText("Password", { exact: true }), "secret-1");
  // The script in the page's HTML does the same with a form that was sent before.
  new MutationObserver(() => root.querySelector("form")?.requestSubmit()).observe(root, {
    attributeFilter: ["data-hydrated"],
  });
  await hydrated();
  await expect.poll(() => root.querySelector("form [role=alert]")?.textContent).not.toBe("");
  expect(calls.callsTo("POST /api/login").map(({ body }) => body)).toEqual([
    { username: "0812345678", password: "secret-1" },
  ]);
});

test("a phone number typed before the scripts is kept in the registration", async () => {
  backend();
  await standing("/register");
  const phone = field("phone");
  if (phone) await userEvent.fill(phone, "0811111111");
  await hydrated();
  expect(field("phone")).toBe(phone);
  expect(phone?.value).toBe("0811111111");
});

test("a dialog of the address opens over the standing home", async () => {
  backend();
  window.localStorage.setItem("token", "token-a");
  const { first } = await standing("/user/home");
  window.history.replaceState(null, "", "/user/home?dialog=conditions");
  await hydrated();
  await expect.poll(() => document.querySelector("dialog[open]")).not.toBeNull();
  expect(layout()).toBe(first);
  expect(warnings).not.toHaveBeenCalled();
});

test("Back or Forward after the page was found to be the one that stands does not reach its first render", async () => {
  backend();
  await standing("/register");
  await mountPrerendered();
  window.history.replaceState(null, "", "/login");
  await expect.poll(() => root.dataset["hydrated"]).toBe("");
  expect(field("phone")).not.toBeNull();
  expect(warnings).not.toHaveBeenCalled();
});

test("Back or Forward before the page is hydrated shows the page of the new address", async () => {
  backend();
  await standing("/register");
  void mountPrerendered();
  window.history.replaceState(null, "", "/login");
  await expect.element(screen.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(field("phone")).toBeNull();
  expect(warnings).not.toHaveBeenCalled();
});

test("Back or Forward while the page is hydrated shows the page of the new address", async () => {
  backend();
  await standing("/register");
  await mountPrerendered();
  expect(root.dataset["hydrated"]).toBeUndefined();
  window.history.replaceState(null, "", "/login");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(screen.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(field("phone")).toBeNull();
  expect(warnings).not.toHaveBeenCalled();
});

/** Where the parts of a member's page are. */
function places() {
  return ["header", "nav", "main", "main [aria-busy=true]"].map((place) => {
    const { x, y, width, height } = root.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
    return { place, x, y, width, height };
  });
}

test.each(LANGUAGES)(
  "in %s the frame of a member's pages is as the page that replaces it begins",
  async (language) => {
    backend();
    window.localStorage.setItem("token", "token-a");
    const { markup } = await standing(PATHS.user, language);
    window.history.replaceState(null, "", PATHS.statement);
    expect(markup).not.toContain("style=");
    const before = places();
    expect(before.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
    const after = new Promise((done) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        done(places());
      }).observe(root, { childList: true });
    });
    await hydrated();
    expect(await after).toEqual(before);
    expect(warnings).not.toHaveBeenCalled();
  },
);

test("a token that is gone when the scripts run leads from the standing home to the log-in", async () => {
  backend();
  await standing("/user/home");
  await hydrated();
  await expect.element(screen.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(warnings).not.toHaveBeenCalled();
});
