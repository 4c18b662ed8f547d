import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, type ReceivedCall, mockBackend } from "../../testing/mock-backend.ts";

const LIST = "POST /api/statement/slip";
/** Tabs hear of each other how a slip stands: each test has a slip of its own. */
let made = 0;
const reference = () => `slip-2-of-${made}`;
const picture = () => `GET /api/statement/slip/reference/${reference()}`;

const reading = () => aSlipEntry({ reference: reference(), amount: 0, status: "PENDING" });
const taken = () => aSlipEntry({ reference: reference(), amount: 1000, status: "SUCCESS" });
const refused = () => {
  const note = "SLIP_REFNO_DUPLICATED";
  return aSlipEntry({ reference: reference(), amount: 0, status: "FAILED", note });
};
const older = aSlipEntry({ reference: "slip-1" });

function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
    [LIST]: () => answer({ slips: [reading(), older], total: 2 }),
    [picture()]: () => answer({ url: "/files/slips/secret.jpg" }),
    ...over,
  });
}

/** Answers pages of a list of this many slips, with or without the total. */
function pagesOf(count: () => number, saysTotal: boolean) {
  return ({ body }: ReceivedCall) => {
    const wanted = typeof body === "object" && body !== null && "page" in body ? Number(body.page) : 1;
    const first = (wanted - 1) * 10;
    const slips = Array.from({ length: Math.max(0, Math.min(10, count() - first)) }, (_, at) =>
      aSlipEntry({ reference: `slip-${first + at + 1}`, amount: first + at + 1 }),
    );
    return answer(saysTotal ? { slips, total: count() } : { slips });
  };
}

const open = (search = `?dialog=slips&reference=${reference()}`) =>
  renderSite(`/user/statement${search}`, FIXED_MARKET, "token-a");
const refresh = () => page.getByRole("button", { name: "Update" });
const view = () => page.getByRole("button", { name: /^View slip/ }).first();

/** A browser window, not shown. */
function aWindow() {
  const replace = vi.fn<(url: string) => void>();
  const close = vi.fn<() => void>();
  const opened = {
    opener: window,
    closed: false,
    close,
    location: { replace },
    document: document.implementation.createHTMLDocument(),
  };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return { opened, replace, close };
}

beforeEach(() => {
  made += 1;
});

describe("the slips", () => {
  test("open from the statement, and Back returns to it", async () => {
    backend();
    await open("");
    await page.getByRole("button", { name: "Slip status" }).click();
    await expect.element(page.getByRole("table", { name: "The slips you sent" })).toBeVisible();
    expect(window.location.search).toBe("?dialog=slips");
    window.history.back();
    await expect.poll(() => page.getByRole("dialog").elements().length).toBe(0);
  });

  test("show no reason for an unknown one", async () => {
    backend({ [LIST]: () => answer({ slips: [{ ...refused(), note: "SOMETHING_NEW" }], total: 1 }) });
    await open();
    await expect
      .element(page.getByRole("cell", { name: "Failed Contact support", exact: true }))
      .toBeVisible();
  });

  test("that failed to load can be loaded again", async () => {
    const { table } = backend({ [LIST]: () => answer({}, 500) });
    await open();
    const retry = page.getByRole("dialog").getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    table[LIST] = () => answer({ slips: [older], total: 1 });
    await retry.click();
    await expect.element(page.getByRole("table")).toBeVisible();
  });

  test("of a second page that failed to load are not those of the first", async () => {
    const { table } = backend({ [LIST]: pagesOf(() => 13, true) });
    await open("?dialog=slips");
    await expect.element(page.getByText("7.00")).toBeVisible();
    table[LIST] = () => answer({}, 500);
    await page.getByRole("button", { name: "Page 2" }).click();
    const retry = page.getByRole("dialog").getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    expect(page.getByText("7.00").elements()).toEqual([]);
    table[LIST] = pagesOf(() => 13, true);
    await retry.click();
    await expect.element(page.getByText("13.00")).toBeVisible();
  });

  test.each([true, false])("are paginated by ten, with the total in the answer: %s", async (saysTotal) => {
    let count = 13;
    const { callsTo } = backend({ [LIST]: pagesOf(() => count, saysTotal) });
    await open("?dialog=slips");
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect.element(page.getByText("13.00")).toBeVisible();
    expect(callsTo(LIST).map(({ body }) => body)).toContainEqual({ page: 2, limit: 10 });
    // The list became shorter than the page: the last remaining page shows.
    count = 7;
    await refresh().click();
    await expect.element(page.getByText("7.00")).toBeVisible();
    expect(page.getByText("13.00").elements()).toEqual([]);
  });
});

describe("a slip in progress", () => {
  test("is followed automatically; once accepted, that shows and the wallet is refetched", async () => {
    const { table, callsTo } = backend();
    await open();
    await expect.element(page.getByText("The slip you just sent")).toBeVisible();
    await expect.element(page.getByText(/updates automatically/)).toBeVisible();
    const before = callsTo("GET /api/wallet").length;
    table[LIST] = () => answer({ slips: [taken(), older], total: 2 });
    await expect
      .element(page.getByText("The slip was accepted: 1,000.00 baht is in your wallet."))
      .toBeVisible();
    await expect.poll(() => callsTo("GET /api/wallet").length).toBe(before + 1);
    expect(page.getByText(/updates automatically/).elements()).toEqual([]);
  });

  test("that is accepted shows no figures while the member hides amounts", async () => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    const { table } = backend();
    await open();
    await expect.element(page.getByText(/updates automatically/)).toBeVisible();
    table[LIST] = () => answer({ slips: [taken(), older], total: 2 });
    await refresh().click();
    await expect.element(page.getByText("The slip was accepted: the money is in your wallet.")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\d\.\d\d/);
  });

  test("that is refused shows why, and the wallet is not refetched", async () => {
    const { table, callsTo } = backend();
    await open();
    await expect.element(page.getByText(/updates automatically/)).toBeVisible();
    const before = callsTo("GET /api/wallet").length;
    table[LIST] = () => answer({ slips: [refused(), older], total: 2 });
    await refresh().click();
    await expect.element(page.getByText("The slip was not accepted (duplicate slip).")).toBeVisible();
    await expect.element(page.getByText(/Do not send it again/)).toBeVisible();
    expect(callsTo("GET /api/wallet")).toHaveLength(before);
  });
});

describe("the picture of a slip", () => {
  test("opens a window within the tap and navigates it to the picture's address", async () => {
    const { opened, replace } = aWindow();
    backend();
    await open();
    await view().click();
    await expect.poll(() => replace.mock.calls).toEqual([["/files/slips/secret.jpg"]]);
    expect(window.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
    expect(opened.opener).toBeNull();
  });

  test("that is refused closes the window and shows a toast", async () => {
    const { close, replace } = aWindow();
    backend({ [picture()]: () => answer({ message: "NO_DATA" }, 404) });
    await open();
    await view().click();
    await expect.element(page.getByText("Nothing was found. Reload the page and try again.")).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });

  test("never navigates to a script URL", async () => {
    const { close, replace } = aWindow();
    backend({ [picture()]: () => answer({ url: "javascript:alert(1)" }) });
    await open();
    await view().click();
    await expect.element(page.getByText("This slip cannot be opened. Contact support.")).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });

  test("is a plain link where the browser blocked the window", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    backend();
    await open();
    await view().click();
    await expect
      .element(page.getByRole("link", { name: "Open the slip" }))
      .toHaveAttribute("href", "/files/slips/secret.jpg");
  });
});

test("slips without a reference are not confused with one another: none of them ended", async () => {
  const [first, second] = [
    aSlipEntry({ reference: "", status: "SUCCESS", createdAt: "2026-01-05T03:05:00.000Z" }),
    aSlipEntry({ reference: "", status: "PENDING", amount: 0 }),
  ];
  const { callsTo } = backend({ [LIST]: () => answer({ slips: [first, second], total: 2 }) });
  await open("?dialog=slips");
  await expect.element(page.getByText("Successful")).toBeVisible();
  const [looks, balances] = [callsTo(LIST).length, callsTo("GET /api/wallet").length];
  await refresh().click();
  await expect.poll(() => callsTo(LIST).length).toBeGreaterThan(looks);
  await expect.element(refresh()).not.toHaveAttribute("aria-busy");
  expect(page.getByText(/The slip was accepted/).elements()).toEqual([]);
  expect(callsTo("GET /api/wallet")).toHaveLength(balances);
});
