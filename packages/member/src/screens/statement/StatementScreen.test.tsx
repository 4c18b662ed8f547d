import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { isGateway, QR_PROVIDERS } from "@member-wallet/domain";
import { brokenWords, overflowing, resizePage } from "@member-wallet/ui/testing";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";
import { answer, type ReceivedCall, mockBackend } from "../../testing/mock-backend.ts";

const LIST = "POST /api/statement";

type Entry = ReturnType<typeof aStatementEntry>;

/** A statement of this many entries, the newest first; entry `n` is of `n` baht. */
function entriesOf(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) =>
    aStatementEntry({
      amount: count - at,
      createdAt: new Date(Date.UTC(2026, 0, 5, 3, 0, -at)).toISOString(),
    }),
  );
}

function pagesOf(entries: () => readonly Entry[]) {
  return ({ body }: ReceivedCall) => {
    const wanted = typeof body === "object" && body !== null && "page" in body ? Number(body.page) : 1;
    const all = entries();
    return answer({ total: all.length, statements: all.slice((wanted - 1) * 10, wanted * 10) });
  };
}

function backend(entries: () => readonly Entry[]) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/lookup/banks": () =>
      answer([{ code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" }]),
    [LIST]: pagesOf(entries),
  });
}

const open = (search = "") => renderSite(`/user/statement${search}`, FIXED_MARKET, "token-a");
const entryOf = (amount: number) => page.getByRole("button", { name: new RegExp(`[+−]${amount}\\.00`) });
const sheet = () => page.getByRole("dialog", { name: "Entry" });
const rows = () => page.getByRole("main").getByRole("list").first();
const pageLinks = () =>
  page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("button")
    .elements()
    .map((link) => link.textContent)
    .filter(Boolean);

describe("the statement", () => {
  test("links to 3 pages before and 1 after the one that is shown, to the first and the last", async () => {
    backend(() => entriesOf(95));
    await open("?page=5");
    await expect.poll(pageLinks).toEqual(["1", "2", "3", "4", "5", "6", "10"]);
  });

  test.each([
    ["bonus", { bonus: { description: "Welcome" } }, /Bonus.*Welcome/],
    ["bonus", { promotion: { description: "BUY1" } }, /Promotion.*BUY1/],
    ["bonus", { invite: { description: "Invite bonus" } }, /^Invite bonus(?!.*Invite bonus)/],
    ["bonus", { refund: { description: "5% of July" } }, /Loss refund.*5% of July/],
    ["bonus", { luckydraw: { description: "20 baht" } }, /Wheel prize.*20 baht/],
    ["bonus", {}, /^Bonus/],
    ["finish_bonus", { promotion: { description: "BUY1" } }, /Bonus ended.*BUY1.*This amount was deducted/],
    ["finish_bonus", { amount: 0 }, /Bonus ended.*Nothing was deducted/],
    ["moon", { luckydraw: { description: "20 baht" } }, /Wheel prize.*20 baht/],
    ["moon", {}, /^Other entry/],
  ])("names an entry of type %s with %j by what it is", async (statementType, over, name) => {
    const from = statementType === "bonus" ? null : "wallet";
    const to = statementType === "bonus" ? "wallet" : null;
    backend(() => [aStatementEntry({ statementType, from, to, ...over })]);
    await open();
    await expect.element(rows().getByRole("button", { name })).toBeVisible();
  });

  test("keeps its page over a reload, and Back leads to the page before", async () => {
    backend(() => entriesOf(25));
    await open();
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect.element(entryOf(15)).toBeVisible();
    expect(window.location.search).toBe("?page=2");
    window.history.back();
    await expect.element(entryOf(25)).toBeVisible();
  });

  test("shows the last page that is left when entries went away under it", async () => {
    const { callsTo } = backend(() => entriesOf(13));
    await open("?page=7");
    await expect.element(entryOf(3)).toBeVisible();
    await expect.poll(pageLinks).toEqual(["1", "2"]);
    expect(callsTo(LIST).map(({ body }) => body)).toEqual([
      { page: 7, limit: 10 },
      { page: 2, limit: 10 },
    ]);
  });

  test("says that another page did not load, in its place, and loads it when asked again", async () => {
    const { table } = backend(() => entriesOf(25));
    await open();
    await expect.element(entryOf(25)).toBeVisible();
    table[LIST] = () => answer({}, 500);
    await page.getByRole("navigation", { name: "Pages" }).getByText("2", { exact: true }).click();
    const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    expect(entryOf(25).elements()).toEqual([]);
    expect(pageLinks()).toEqual(["1", "2", "3"]);
    table[LIST] = pagesOf(() => entriesOf(25));
    await retry.click();
    await expect.element(entryOf(15)).toBeVisible();
    expect(retry.elements()).toEqual([]);
  });

  test("leads on from a full page without a total, though an entry of it could not be read", async () => {
    declareUnreadable("StatementAnswer");
    const older = aStatementEntry({ amount: 77, createdAt: "2026-01-01T00:00:00.000Z" });
    const { table } = backend(() => []);
    table[LIST] = ({ body }) => {
      const full = [...entriesOf(9), { ...aStatementEntry(), amount: null }];
      return answer({ statements: Reflect.get(Object(body), "page") === 1 ? full : [older] });
    };
    await open();
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect.element(entryOf(77)).toBeVisible();
  });

  test.each<[Partial<Entry>, string]>([
    [{ from: "SCB" }, "from Siam Commercial Bank"],
    [{ statementType: "withdraw", from: "wallet", to: "SCB" }, "to Siam Commercial Bank"],
    [{ statementType: "transfer", from: "wallet", to: "JOKER" }, "to Joker Gaming"],
    [{ statementType: "transfer", from: "JOKER", to: "PG" }, "From Joker Gaming to PG Soft"],
    [{ from: "TRUEWALLET" }, "from Gift link"],
    ...QR_PROVIDERS.filter(isGateway).map((from): [Partial<Entry>, string] => [
      { from },
      "from QR code payment",
    ]),
    [{ from: "NEWBANK" }, "from NEWBANK"],
  ])("names the other side of %j in words, and shows an unknown code as it is", async (over, words) => {
    const { table } = backend(() => [aStatementEntry(over)]);
    const slots = [
      aGameAccount({ code: "JOKER", name: "Joker Gaming" }),
      aGameAccount({ code: "PG", name: "PG Soft" }),
    ];
    table["GET /api/wallet"] = () => answer(aWalletAnswer({ slots }));
    await open();
    await expect.element(rows().getByText(words, { exact: true })).toBeInTheDocument();
  });

  test("dates the entries of a day once, and each has its time, its age and the whole date", async () => {
    backend(() => entriesOf(2));
    await open();
    await expect.element(page.getByRole("heading", { name: "05/01/2026" })).toBeVisible();
    const entry = entryOf(2);
    await expect.element(entry.getByTitle("05/01/2026 10:00:00").first()).toHaveTextContent("10:00:00");
    await expect.poll(() => entry.element().textContent).toMatch(/10:00:00 · \d+ \w+ ago/);
    expect(page.getByText(/05\/01\/2026/).elements()).toHaveLength(1);
  });

  test("tells the age of its entries by the server's clock", async () => {
    const yesterday = Date.now() - 86_400_000;
    const aged = (seconds: number) =>
      aStatementEntry({ amount: seconds, createdAt: new Date(yesterday - seconds * 1_000).toISOString() });
    const { table } = backend(() => []);
    table[LIST] = () => {
      const response = answer({ total: 2, statements: [aged(10), aged(90)] });
      response.headers.set("Date", new Date(yesterday).toUTCString());
      return response;
    };
    await open();
    await expect.element(entryOf(10).getByText("just now")).toBeVisible();
    await expect.element(entryOf(90).getByText("1 minute ago")).toBeVisible();
  });

  test.each([
    ["SUCCESS", "Successful", false],
    ["FAILED", "Failed", true],
    ["PENDING", "In progress", true],
  ])("with status %s is named %s for screen readers, with a badge: %s", async (status, name, badge) => {
    backend(() => [aStatementEntry({ status })]);
    await open();
    await expect.element(rows().getByRole("button", { name: new RegExp(name) })).toBeVisible();
    const { width } = rows().getByText(name).element().getBoundingClientRect();
    expect(width > 1).toBe(badge);
  });

  test.each([
    [320, "100%", 2],
    [360, "100%", 2],
    [768, "100%", 2],
    [1280, "100%", 2],
    [320, "200%", 6],
    [768, "200%", 2],
  ] as const)(
    "at %i px and a text size of %s has rows of at most %i lines, and breaks no word",
    async (width, text, lines) => {
      await resizePage(width, text);
      const withdrawal = { statementType: "withdraw", from: "wallet", to: "SCB", amount: 12_345.67 };
      backend(() => [aStatementEntry(withdrawal), aStatementEntry({ ...withdrawal, status: "PENDING" })]);
      await open();
      const row = rows().getByRole("button", { name: /Success/ });
      await expect.element(row).toBeVisible();
      const { paddingBlockStart, paddingBlockEnd, fontSize } = getComputedStyle(row.element());
      const inside = row.element().clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      expect(inside / (parseFloat(fontSize) * 1.6)).toBeLessThanOrEqual(lines);
      const list = rows().element();
      expect(brokenWords(list)).toEqual([]);
      expect(overflowing(list)).toEqual([]);
    },
  );

  test.each([
    [320, "to SCB"],
    [360, "to SCB"],
    [768, "to Siam Commercial Bank"],
  ])("at %i px shows the bank of a withdrawal in full: %s", async (width, words) => {
    await resizePage(width, "100%");
    backend(() => [
      aStatementEntry({ statementType: "withdraw", from: "wallet", to: "SCB", status: "PENDING" }),
    ]);
    await open();
    const bank = rows().getByText(words, { exact: true });
    await expect.element(bank).toBeVisible();
    const { left, top, width: wide, height } = bank.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + wide / 2, top + height / 2)).toBe(bank.element());
    expect(overflowing(rows().element())).toEqual([]);
  });

  test.each(["Promotion WELCOME50", "Promotion WELCOME-BACK-50"])(
    "shows the name %j of a bonus in full on a narrow phone",
    async (description) => {
      await resizePage(320, "100%");
      const promotion = { description };
      backend(() => [
        aStatementEntry({ statementType: "finish_bonus", from: "wallet", to: null, promotion }),
      ]);
      await open();
      const name = rows().getByText(description);
      await expect.element(name).toBeVisible();
      const { bottom } = name.element().getBoundingClientRect();
      const note = rows()
        .getByText(/This amount was deducted/)
        .element();
      expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      expect(overflowing(rows().element())).toEqual([]);
    },
  );

  test("says of withdrawals what their state means for the money", async () => {
    const withdrawal = { statementType: "withdraw", from: "wallet", to: "SCB" };
    backend(() => [
      aStatementEntry({ ...withdrawal, status: "PENDING" }),
      aStatementEntry({ ...withdrawal, status: "FAILED" }),
    ]);
    await open();
    await expect.element(page.getByText("Wait for the transfer to your bank account.")).toBeVisible();
    await expect.element(page.getByText("The money was returned to your wallet.")).toBeVisible();
  });

  test("is asked for again when the tab is back", async () => {
    let status = "PENDING";
    backend(() => [aStatementEntry({ statementType: "withdraw", status })]);
    await open();
    await expect.element(page.getByText("In progress")).toBeVisible();
    status = "SUCCESS";
    window.dispatchEvent(new Event("focus"));
    await expect.element(rows().getByRole("button", { name: /Success/ })).toBeVisible();
  });
});

describe("an entry", () => {
  test("opens in full over its page, stays over a reload, and Back closes it", async () => {
    backend(() => entriesOf(13));
    const first = await open("?page=2");
    await entryOf(2).click();
    await expect.element(sheet().getByText("+2.00", { exact: false }).first()).toBeVisible();
    const address = window.location.search;
    expect(new URLSearchParams(address).get("page")).toBe("2");
    await first.screen.unmount();

    await renderSite(null, FIXED_MARKET, "token-a");
    await expect.element(sheet()).toBeVisible();
    window.history.back();
    await expect.poll(() => sheet().elements().length).toBe(0);
    expect(window.location.search).toBe("?page=2");
    await expect.element(entryOf(2)).toBeVisible();
  });

  test("is shown beside the list on a wide screen: the newest, or the one that is chosen there", async () => {
    await resizePage(1280);
    backend(() => [...entriesOf(2), aStatementEntry({ amount: 40, status: "FAILED" })]);
    await open();
    const beside = page.getByRole("region", { name: "Entry" });
    await expect.element(beside.getByText("+2.00 baht", { exact: false }).first()).toBeVisible();
    await expect.element(entryOf(2)).toHaveAttribute("aria-pressed", "true");
    await entryOf(40).click();
    await expect.element(beside.getByText("+40.00 baht", { exact: false }).first()).toBeVisible();
    await expect.element(beside.getByRole("link", { name: "Contact support" })).toBeVisible();
    await expect.element(entryOf(2)).toHaveAttribute("aria-pressed", "false");
    // A short list is not stretched to the height of what is beside it.
    const [list, last] = [rows(), rows().getByRole("listitem").last()].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect((list?.bottom ?? NaN) - (last?.bottom ?? NaN)).toBeLessThan(2);
    expect(sheet().elements()).toEqual([]);
    expect(window.location.search).toBe("");
  });

  test("whose type the server leaves empty opens as any other", async () => {
    backend(() => [aStatementEntry({ statementType: "", amount: 5 })]);
    await open();
    await page.getByRole("main").getByRole("listitem").getByRole("button").click();
    await expect.element(sheet().getByText("Details for support")).toBeVisible();
  });

  test.each([1, 45])("is found on the later page where %i newer ones moved it", async (newer) => {
    let entries = entriesOf(13);
    backend(() => entries);
    const first = await open();
    await entryOf(4).click();
    await expect.element(sheet()).toBeVisible();
    await first.screen.unmount();
    const one = aStatementEntry({ amount: 99, createdAt: "2026-01-06T00:00:00.000Z" });
    entries = [...Array.from({ length: newer }, () => one), ...entries];
    await renderSite(null, FIXED_MARKET, "token-a");
    await expect.element(sheet().getByText("Details for support")).toBeVisible();
    await expect.element(sheet().getByText(/4\.00 baht · From/)).toBeVisible();
  });

  test("that is nowhere says so, and closing it leaves the statement", async () => {
    backend(() => entriesOf(3));
    await open("?dialog=statement-entry&type=withdraw&at=2020-01-01T00:00:00.000Z");
    await expect.element(page.getByText("This entry was not found")).toBeVisible();
    await sheet().getByRole("button", { name: "Close" }).click();
    await expect.poll(() => window.location.search).toBe("");
    await expect.element(entryOf(3)).toBeVisible();
  });
});
