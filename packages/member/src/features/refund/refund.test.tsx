import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBanner, aRefundCheck, aRefundRow } from "@member-wallet/api/fixtures";
import { button, claimsBackend, dialog, errorAlert, lost, open } from "../../testing/claims.ts";
import { leaveAct, storedActs } from "../../testing/left-act.ts";
import { answer } from "../../testing/mock-backend.ts";

const ADDRESS = "/user/home?dialog=refund";
const CHECK = "GET /api/refund/check";
const LOG = "POST /api/refund";
const RECEIVE = "GET /api/refund/receive";
const ADD = "GET /api/refund/addWallet";
const BANNERS = "GET /api/refund/banners";

function backend(over: Parameters<typeof claimsBackend>[0] = {}) {
  return claimsBackend({
    [CHECK]: () => answer(aRefundCheck()),
    [LOG]: () => answer({ refunds: [aRefundRow()], total: 1 }),
    [RECEIVE]: () => answer({ message: "REFUND_SUCCESS" }),
    [ADD]: () => answer({ message: "SUCCESS" }),
    [BANNERS]: () => answer([]),
    ...over,
  });
}

const refund = () => page.getByRole("dialog", { name: "Loss refund" });
const receive = () => refund().getByRole("button", { name: "Receive it" });
const add = () => refund().getByRole("button", { name: "Add to the wallet" });
const question = () => page.getByRole("alertdialog", { name: "Add the refund to the wallet?" });
const confirmAdd = () => question().getByRole("button", { name: "Add to the wallet" });

describe("receiving the refund", () => {
  test("offers in its place to add it to the wallet, and the check, the log and the balance load again", async () => {
    const { table, callsTo, changeWith } = backend({
      [CHECK]: () => answer(aRefundCheck({ refundAmount: 0 })),
    });
    await open(ADDRESS);
    await expect.element(receive()).toBeEnabled();
    const before = [CHECK, LOG, "GET /api/wallet"].map((call) => callsTo(call).length);
    const place = receive().element().getBoundingClientRect().top;
    changeWith(RECEIVE, () => {
      table[CHECK] = () => answer(aRefundCheck({ result: false, refundAmount: 40 }));
    });
    await receive().click();
    await expect
      .element(
        refund()
          .getByRole("status")
          .getByText(/You received the refund/),
      )
      .toBeVisible();
    await expect.element(add()).toBeEnabled();
    await expect.element(receive()).toBeDisabled();
    expect(receive().element().getBoundingClientRect().top).toBeGreaterThan(place);
    expect(page.getByText(/You received the refund/).elements()).toHaveLength(1);
    await expect.element(refund().getByText("There is no refund to receive yet.")).toBeVisible();
    await expect
      .poll(() =>
        [CHECK, LOG, "GET /api/wallet"].every((call, at) => callsTo(call).length > (before[at] ?? 0)),
      )
      .toBe(true);
    expect(callsTo(RECEIVE).map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/)]);
  });

  test("is sent once by two presses", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [RECEIVE]: () => end.promise });
    await open(ADDRESS);
    await receive().dblClick();
    await expect.poll(() => callsTo(RECEIVE).length).toBe(1);
    await expect.element(receive()).toHaveAttribute("aria-busy", "true");
    await expect.element(add()).toBeDisabled();
    end.resolve(answer({ message: "REFUND_SUCCESS" }));
    await expect.element(receive()).not.toHaveAttribute("aria-busy");
    expect(callsTo(RECEIVE)).toHaveLength(1);
  });

  test("that the member left by Back is told in a toast", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [RECEIVE]: () => end.promise });
    await open("/user/home");
    await button("Loss refund").click();
    await receive().click();
    await expect.poll(() => callsTo(RECEIVE).length).toBe(1);
    window.history.back();
    await expect.element(refund()).not.toBeInTheDocument();
    end.resolve(answer({ message: "REFUND_SUCCESS" }));
    await expect.element(page.getByText("You received the refund")).toBeVisible();
  });

  test("that the member left by Back and that is refused is an alert that names it", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [RECEIVE]: () => end.promise });
    await open("/user/home");
    await button("Loss refund").click();
    await receive().click();
    await expect.poll(() => callsTo(RECEIVE).length).toBe(1);
    window.history.back();
    await expect.element(refund()).not.toBeInTheDocument();
    end.resolve(answer({ message: "NO_REFUND" }, 400));
    const named = page.getByRole("alertdialog", { name: "Claim of the refund" });
    await expect.element(named.getByText(/^There is no refund to receive yet\./)).toBeVisible();
  });

  test("that another tab did first is refused with a toast, and the check loads again", async () => {
    const { table, callsTo, changeWith } = backend({
      [RECEIVE]: () => answer({ message: "NO_REFUND" }, 400),
    });
    await open(ADDRESS);
    await expect.element(receive()).toBeEnabled();
    changeWith(RECEIVE, () => {
      table[CHECK] = () => answer(aRefundCheck({ result: false }));
    });
    await receive().click();
    await expect.element(page.getByText("There is no refund to receive yet.").first()).toBeVisible();
    await expect.element(receive()).toBeDisabled();
    expect(errorAlert().elements()).toEqual([]);
    expect(callsTo(RECEIVE)).toHaveLength(1);
  });

  test("whose answer was lost is unknown, and nothing more can be pressed", async () => {
    const { callsTo } = backend({ [RECEIVE]: lost });
    await open(ADDRESS);
    await receive().click();
    await expect.element(refund().getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(receive().elements()).toEqual([]);
    expect(add().elements()).toEqual([]);
    expect(callsTo(RECEIVE)).toHaveLength(1);
  });

  test("during which the page was left is confirmed in its place, and then offers to add it, without a toast", async () => {
    leaveAct({ kind: "receive-refund" }, false);
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [LOG]: () => end.promise.then((response) => response.clone()) });
    await open(ADDRESS);
    await expect.element(refund().getByText(/^Claim of the refund, sent at \d\d:\d\d:/)).toBeVisible();
    expect(receive().elements()).toEqual([]);
    end.resolve(answer({ refunds: [aRefundRow({ createdAt: new Date().toISOString() })], total: 1 }));
    await expect.element(add()).toBeEnabled();
    await expect.poll(storedActs).toContain('"kind":"done","told":true');
    expect(page.getByText("You received the refund").elements()).toEqual([]);
    expect(callsTo(RECEIVE)).toEqual([]);
  });

  test("shows both percentages before anything is received, of every 100 baht", async () => {
    backend({ [CHECK]: () => answer(aRefundCheck({ refundAmount: 0, refundSuccess: 80 })) });
    await open(ADDRESS);
    await expect.element(receive()).toBeEnabled();
    await expect.element(refund().getByText(/80%.*80\.00/)).toBeVisible();
    await expect.element(refund().getByText(/50%.*50\.00/)).toBeVisible();
  });

  test("is disabled by a bonus, and says why, with the way to it", async () => {
    const { callsTo } = backend({ [CHECK]: () => answer(aRefundCheck({ bonus: true })) });
    await open(ADDRESS);
    await expect.element(receive()).toBeDisabled();
    await expect
      .element(
        refund().getByText(
          /while a bonus is in use\. The bonus must end first: once .* cancelling it costs nothing/,
        ),
      )
      .toBeVisible();
    await refund().getByRole("link", { name: "See the bonus in use" }).click();
    await expect.poll(() => window.location.pathname).toBe("/user/bonus");
    expect(callsTo(RECEIVE)).toEqual([]);
  });
});

describe("adding the refund to the wallet", () => {
  test("asks first with both percentages, also in baht", async () => {
    const { callsTo } = backend({ [CHECK]: () => answer(aRefundCheck({ refundSuccess: 80 })) });
    await open(ADDRESS);
    await add().click();
    await expect.element(question().getByText(/you receive 80% \(20\.40 baht\)/)).toBeVisible();
    await expect
      .element(question().getByText(/50% of the full amount is deducted \(12\.75 baht\)/))
      .toBeVisible();
    await question().getByRole("button", { name: "Cancel" }).click();
    expect(callsTo(ADD)).toEqual([]);
  });

  test("is sent once by two presses, and the new check shows", async () => {
    const { table, callsTo } = backend();
    await open(ADDRESS);
    await add().click();
    table[CHECK] = () => answer(aRefundCheck({ result: false, refundAmount: 0 }));
    await confirmAdd().dblClick();
    await expect
      .element(page.getByText("The refund was added: your statement shows how much you received."))
      .toBeVisible();
    await expect.element(add()).toBeDisabled();
    await expect.element(refund().getByText("You have no refund to add to the wallet.")).toBeVisible();
    expect(callsTo(ADD)).toHaveLength(1);
    expect(window.location.search).toBe("?dialog=refund");
  });

  test("that is refused is a toast", async () => {
    backend({ [ADD]: () => answer({ message: "REFUND_CONDITION" }, 400) });
    await open(ADDRESS);
    await add().click();
    await confirmAdd().click();
    await expect.element(page.getByText(/conditions of the refund are not met/)).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    expect(errorAlert().elements()).toEqual([]);
  });

  test("whose answer was lost is unknown", async () => {
    const { callsTo } = backend({ [ADD]: lost });
    await open(ADDRESS);
    await add().click();
    await confirmAdd().click();
    await expect.element(refund().getByText("Outcome unknown")).toBeVisible();
    expect(callsTo(ADD)).toHaveLength(1);
  });

  test.each([
    [0, 100, "you receive 0%", "the full amount is deducted: 100% (25.50 baht)"],
    [100, 0, "you receive 100% (25.50 baht)", "nothing is deducted"],
    [null, null, "It is not known yet what percentage", "How much is not known yet"],
    [120, -5, "It is not known yet what percentage", "How much is not known yet"],
  ])("with %s %% and %s %% reads sensibly", async (refundSuccess, refundFail, paid, cut) => {
    backend({ [CHECK]: () => answer({ ...aRefundCheck(), refundSuccess, refundFail }) });
    await open(ADDRESS);
    await expect.element(refund().getByText(paid, { exact: false })).toBeVisible();
    await expect.element(refund().getByText(cut, { exact: false })).toBeVisible();
  });
});

test("a check that does not load shows a retry, and the log stays", async () => {
  const { table } = backend({ [CHECK]: () => answer({ message: "NO_DATA" }, 500) });
  await open(ADDRESS);
  await expect.element(refund().getByRole("row", { name: /25\.50/ })).toBeVisible();
  const retry = refund().getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  table[CHECK] = () => answer(aRefundCheck());
  await retry.click();
  await expect.element(receive()).toBeEnabled();
});

describe("the banners", () => {
  test("come first, under the dialog's own address; closing them opens the dialog, and Back leaves both", async () => {
    backend({ [BANNERS]: () => answer([aBanner({ image: null, html: "<p>5% of your losses</p>" })]) });
    await open("/user/home");
    await button("Loss refund").click();
    await expect.element(dialog().getByText("5% of your losses")).toBeVisible();
    expect(receive().elements()).toEqual([]);
    const steps = window.history.length;
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(receive()).toBeEnabled();
    expect(window.location.search).toBe("?dialog=refund");
    expect(window.history.length).toBe(steps);
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe("/user/home");
  });

  test.each([
    ["none come", answer([])],
    ["they are blank", answer([{ image: null, html: "  " }])],
    ["they do not load", answer({ message: "NO_DATA" }, 500)],
  ])("are skipped when %s", async (_when, response) => {
    backend({ [BANNERS]: () => response });
    await open(ADDRESS);
    await expect.element(receive()).toBeEnabled();
  });

  test("with hostile html run none of it", async () => {
    const html =
      '<p>Hello</p><img src="x" onerror="window.hacked = true"><iframe src="javascript:1"></iframe>';
    backend({ [BANNERS]: () => answer([{ image: "javascript:alert(1)", html }]) });
    await open(ADDRESS);
    await expect.element(dialog().getByText("Hello")).toBeVisible();
    expect(dialog().element().querySelectorAll("iframe, [onerror], [src^='javascript']")).toHaveLength(0);
    expect("hacked" in window).toBe(false);
  });
});

/** `count` rows with amounts that count up. */
function rows(count: number, from: number) {
  return Array.from({ length: count }, (_, at) => aRefundRow({ refundAmount: from + at }));
}

describe("the log", () => {
  test("whose last page shrank shows the page that is left", async () => {
    const { table, callsTo } = backend({
      [LOG]: ({ body }) => {
        const { page: wanted } = body as { page: number };
        return answer({ refunds: wanted === 1 ? rows(10, 100) : rows(1, 200), total: 11 });
      },
    });
    await open(ADDRESS);
    await expect.element(refund().getByText("100.00")).toBeVisible();
    table[LOG] = ({ body }) => {
      const { page: wanted } = body as { page: number };
      return answer({ refunds: wanted === 1 ? rows(10, 300) : [], total: 10 });
    };
    await refund().getByRole("button", { name: "Page 2" }).click();
    await expect.element(refund().getByText("300.00")).toBeVisible();
    expect(refund().getByRole("button", { name: "Page 2" }).elements()).toEqual([]);
    expect(callsTo(LOG).map(({ body }) => body)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
      { page: 1, limit: 10 },
    ]);
  });

  test("without a total has a next page while a page is full", async () => {
    backend({
      [LOG]: ({ body }) =>
        answer({ refunds: (body as { page: number }).page === 1 ? rows(10, 100) : rows(2, 200) }),
    });
    await open(ADDRESS);
    await refund().getByRole("button", { name: "Page 2" }).click();
    await expect.element(refund().getByText("201.00")).toBeVisible();
    const row = refund().getByRole("row").nth(2).element();
    expect(row.textContent).toMatch(/201\.00.*05\/01\/2026/);
    expect(refund().getByRole("button", { name: "Page 3" }).elements()).toEqual([]);
  });

  test("without rows says so", async () => {
    backend({ [LOG]: () => answer({ refunds: [], total: 0 }) });
    await open(ADDRESS);
    await expect.element(refund().getByText("No refunds yet")).toBeVisible();
  });

  test("that does not load shows a retry, without a toast or an alert", async () => {
    const { table } = backend({ [LOG]: () => answer({ message: "NO_DATA" }, 500) });
    await open(ADDRESS);
    await expect.element(receive()).toBeEnabled();
    await expect.element(refund().getByText(/Nothing was found/)).toBeVisible();
    expect(page.getByText(/Nothing was found/).elements()).toHaveLength(1);
    table[LOG] = () => answer({ refunds: [aRefundRow()] });
    await refund().getByRole("button", { name: "Try again" }).click();
    await expect.element(refund().getByRole("row", { name: /25\.50/ })).toBeVisible();
  });
});
