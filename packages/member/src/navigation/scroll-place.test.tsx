import { useEffect, useState } from "react";
import { type NavigateFunction, MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";
import { ScrollPlace } from "./ScrollPlace.tsx";

const scrollTo = async (top: number) => {
  window.scrollTo({ top, behavior: "instant" });
  await isAt(top);
};

/** Waits until the page is at a place, and until that is noted, which comes with the event, a frame later. */
async function isAt(top: number) {
  await expect.poll(() => window.scrollY).toBe(top);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

afterEach(() => window.scrollTo(0, 0));

let go: NavigateFunction;
const follow = (navigate: NavigateFunction) => void (go = navigate);

/** A page as high as its name says, once it has loaded. */
function Page({ height }: { height: number }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <main style={{ height: loaded ? height : "150vh" }}>
      <button onClick={() => setLoaded(true)}>load {height}</button>
    </main>
  );
}

function Pages() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => follow(navigate), [navigate]);
  return (
    <>
      <ScrollPlace location={location} />
      <Page key={location.pathname} height={Number(location.pathname.slice(1))} />
    </>
  );
}

/** Goes to an address; then its page shows, with what it has before it loads. */
async function goTo(to: string | number, height: number) {
  await (typeof to === "string" ? go(to) : go(to));
  await expect.element(page.getByRole("button", { name: `load ${height}` })).toBeInTheDocument();
}

/** Loads the rest of the page. */
async function load() {
  const before = document.documentElement.scrollHeight;
  (page.getByRole("button").element() as HTMLElement).click();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(before);
}

async function openPages() {
  await render(
    <MemoryRouter initialEntries={["/5000"]}>
      <Pages />
    </MemoryRouter>,
  );
  await load();
  await scrollTo(2_000);
}

test("a new page begins at its top, and Back waits until the place is there again", async () => {
  await openPages();
  await goTo("/4000", 4_000);
  await isAt(0);
  await load();
  await scrollTo(1_500);

  await goTo(-1, 5_000);
  await load();
  await isAt(2_000);

  await goTo(1, 4_000);
  await load();
  await expect.poll(() => window.scrollY).toBe(1_500);
});

test("a member who scrolls before the page has loaded is left there", async () => {
  await openPages();
  await goTo("/4000", 4_000);
  await goTo(-1, 5_000);
  await scrollTo(3);
  await load();
  expect(window.scrollY).toBe(3);
});

test("the place of the page before, put back by the browser while the page loads, is not where the member is left", async () => {
  await openPages();
  await goTo("/4000", 4_000);
  await load();
  await scrollTo(300);
  await goTo(-1, 5_000);
  window.scrollTo({ top: 300, behavior: "instant" });
  await expect.poll(() => window.scrollY).toBeGreaterThan(300);
  await load();
  await isAt(2_000);
});

test("a dialog over the page does not move it, and another page of its list begins at the top", async () => {
  await openPages();
  await go("/5000?dialog=deposit");
  await go("/5000?dialog=deposit&method=x");
  await go(-2);
  expect(window.scrollY).toBe(2_000);
  await go("/5000?page=2");
  await expect.poll(() => window.scrollY).toBe(0);
  await go(-1);
  await expect.poll(() => window.scrollY).toBe(2_000);
});

test("the statement, opened from the end of home, shows its heading, and Back leads to the end of home", async () => {
  const statements = Array.from({ length: 10 }, () => aStatementEntry());
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [aGameAccount()] })),
    "POST /api/statement": () => answer({ total: 20, statements }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();
  // Its code has loaded; until then the browser restores places by itself.
  await expect.poll(() => window.history.scrollRestoration).toBe("manual");
  // The last of home has loaded, so that its height stays.
  await expect.element(page.getByRole("button", { name: /PG Soft/ })).toBeVisible();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  expect(end).toBeGreaterThan(100);
  await scrollTo(end);
  await page
    .getByRole("navigation", { name: "Member menu" })
    .getByRole("link", { name: "Statement" })
    .click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Statement" })).toBeInViewport();
  expect(window.scrollY).toBe(0);

  await scrollTo(200);
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Statement" })).toBeInViewport();

  window.history.go(-2);
  await expect.poll(() => window.location.pathname).toBe("/user/home");
  await expect.poll(() => Math.abs(window.scrollY - end)).toBeLessThanOrEqual(2);
});
