import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStatementEntry } from "@member-wallet/api/fixtures";
import { browserStorages } from "../../storage/storage.ts";
import { answer } from "../../testing/mock-backend.ts";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";
import { open as openSite, protectionBackend } from "../../testing/protection.ts";

const STATEMENT = [
  aStatementEntry({ amount: 300, createdAt: "2026-11-05T03:00:00Z" }),
  aStatementEntry({ amount: 200, createdAt: "2026-11-04T03:00:00Z" }),
  aStatementEntry({ statementType: "withdraw", amount: 150, createdAt: "2026-11-03T03:00:00Z" }),
  aStatementEntry({
    statementType: "withdraw",
    status: "FAILED",
    amount: 99,
    createdAt: "2026-11-02T03:00:00Z",
  }),
  aStatementEntry({
    statementType: "transfer",
    from: "wallet",
    to: "PG",
    amount: 80,
    createdAt: "2026-10-02T03:00:00Z",
  }),
];
const answers = (over: Parameters<typeof protectionBackend>[0] = {}) =>
  protectionBackend({
    "POST /api/statement": () => answer({ total: STATEMENT.length, statements: STATEMENT }),
    ...over,
  });
const open = () => openSite("/user/profile");
const play = () => page.getByRole("region", { name: "Your play" });
const month = (name: string) =>
  play().getByRole("heading", { name, exact: true }).element().closest("section")?.textContent ?? "";
/** Those that are shown: a skeleton has no heading. */
const months = () =>
  play()
    .getByRole("heading", { level: 4 })
    .elements()
    .map(({ textContent }) => textContent);
const show = () => play().getByRole("button", { name: "Show your play" }).click();

test("my play adds up each month, newest first, of the statement that loads when it is asked for", async () => {
  const { callsTo } = answers();
  await open();
  await expect.element(play()).toBeVisible();
  expect(callsTo("POST /api/statement").map(({ body }) => body)).not.toContainEqual({ page: 1, limit: 100 });
  await show();
  await expect.poll(months).toEqual(["11/2026", "10/2026"]);
  await expect.element(play().getByText("Counted from your whole statement")).toBeVisible();
  expect(month("11/2026")).toMatch(/Deposited500\.00 bahtWithdrawn150\.00 bahtMoved into games0\.00 baht/);
  expect(month("10/2026")).toMatch(/Deposited0\.00 bahtWithdrawn0\.00 bahtMoved into games80\.00 baht/);
});

test.each([
  ["there are more than were asked for", 1_000],
  ["the backend sends fewer than were asked for", STATEMENT.length + 1],
])("my play says since when the statement was counted where %s", async (_why, total) => {
  answers({ "POST /api/statement": () => answer({ total, statements: STATEMENT }) });
  await open();
  await show();
  await expect
    .element(play().getByText("Counted from your statement since 02/10/2026 10:00:00"))
    .toBeVisible();
});

test("my play shows no sum where an entry could not be read", async () => {
  declareUnreadable("StatementAnswer");
  const unreadable = { ...aStatementEntry(), amount: "100" };
  const statements = [...STATEMENT, unreadable];
  answers({ "POST /api/statement": () => answer({ total: statements.length, statements }) });
  await open();
  await show();
  await expect.poll(months).toHaveLength(2);
  expect(month("11/2026")).toMatch(/^11\/2026Deposited–Amount not known yetWithdrawn–/);
  expect(play().element().querySelectorAll("[style*=inline-size]")).toHaveLength(0);
  await expect.element(play().getByText("the sums are not known", { exact: false })).toBeVisible();
});

test("hidden amounts stay hidden in my play, in figures and bars", async () => {
  window.sessionStorage.setItem("hiddenAmounts", "true");
  answers();
  await open();
  await show();
  await expect.poll(months).toHaveLength(2);
  expect(play().element().textContent).not.toMatch(/\d\.\d\d baht/);
  expect(play().element().querySelectorAll("[style*=inline-size]")).toHaveLength(0);
});

test("a statement that failed to load can be asked for again", async () => {
  let fails = true;
  answers({
    "POST /api/statement": () =>
      fails ? answer({}, 503) : answer({ total: STATEMENT.length, statements: STATEMENT }),
  });
  await open();
  await show();
  const again = play().getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.poll(months).toHaveLength(2);
});

test("the profile says how long ago the member logged in, and a dash where an older release didn't store it", async () => {
  answers();
  browserStorages().tab.write("loggedInAt", new Date(Date.now() - 25 * 60_000).toISOString());
  const { screen } = await open();
  const safely = page.getByRole("region", { name: "Play safely" });
  await expect.element(safely.getByText("Logged in 25 minutes ago")).toBeVisible();
  await screen.unmount();
  browserStorages().tab.remove("loggedInAt");
  await open();
  await expect.element(safely.getByText("Logged in –")).toBeVisible();
});
