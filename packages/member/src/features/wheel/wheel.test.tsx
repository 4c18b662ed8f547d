import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  aCoupon,
  aProfile,
  aSlice,
  aSpinPrize,
  aSpinRefusal,
  aSpinSetup,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import { afterPaint } from "@member-wallet/ui";
import { preferMotion } from "@member-wallet/ui/testing";
import { entryNotes } from "../../navigation/history-entry.ts";
import { leaveAct, storedActs } from "../../testing/left-act.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, type ReceivedCall } from "../../testing/mock-backend.ts";
import { backend, lost, open, refusal } from "../../testing/wheel-dialog.ts";

const spin = () => page.getByRole("button", { name: "Spin", exact: true });
const prize = () => page.getByRole("dialog", { name: "Result of your spin" });
/** A server that honours idempotency keys and loses the first `losses` answers after it acted. */
function echoing(losses: number, body: unknown) {
  let sent = 0;
  return ({ key }: ReceivedCall) => {
    sent += 1;
    const headers = { "Idempotency-Key": key ?? "" };
    return sent <= losses
      ? new Response("<html>", { status: 502, headers })
      : new Response(JSON.stringify(body), { headers });
  };
}

describe("a spin", () => {
  test("shows the server's prize, the coins left, and then the wheel again with the coupons that were won", async () => {
    let spun = 0;
    const { callsTo } = backend({
      "POST /api/spinwheel/spin": () => {
        spun += 1;
        return answer(aSpinPrize({ code: "CASH20", label: "20 baht", remainingCoin: 2 }));
      },
      "GET /api/spinwheel/setup": () => answer(aSpinSetup({ userCoin: 3 - spun })),
      "GET /api/spinwheel/coupon": () => answer(spun === 0 ? [] : [aCoupon()]),
    });
    await open();
    await expect.element(page.getByText("Coins: 3")).toBeVisible();
    await spin().click();
    await expect.element(prize().getByText("20 baht")).toBeVisible();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    await expect.element(prize()).not.toBeInTheDocument();
    await expect.element(page.getByText("Coins: 2")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Claim 20 baht" })).toBeVisible();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
    expect(callsTo("POST /api/spinwheel/spin")).toHaveLength(1);
  });

  test("shows the coins that its answer left when the wheel cannot be loaded again", async () => {
    const { table } = backend({
      "POST /api/spinwheel/spin": () => {
        table["GET /api/spinwheel/setup"] = () => answer({}, 400);
        return answer(aSpinPrize({ code: "CASH20", label: "20 baht", remainingCoin: 2 }));
      },
    });
    await open();
    await spin().click();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
    await expect.element(page.getByText("Coins: 2")).toBeVisible();
  });

  test("left in the frame of its press is not begun", async () => {
    backend();
    await open();
    const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
    vi.spyOn(window, "requestAnimationFrame").mockImplementationOnce((frame) => {
      void painted.then(() => frame(0));
      return 0;
    });
    await spin().click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    paint();
    await afterPaint();
    expect(storedActs()).toBeNull();
  });

  test("left while the wheel lands tells where it stopped, as no prize: the slice may be a blank", async () => {
    await preferMotion("no-preference");
    const { callsTo } = backend();
    await open();
    await spin().click();
    await expect.poll(() => callsTo("POST /api/spinwheel/spin")).toHaveLength(1);
    await expect.element(page.getByRole("dialog", { name: "Prize wheel" })).not.toHaveAttribute("aria-busy");
    await userEvent.keyboard("{Escape}");
    const told = page.getByRole("alertdialog", { name: "Result of your spin" });
    await expect.element(told.getByText("The wheel stopped at: 20 baht")).toBeVisible();
    await expect.element(page.getByRole("dialog", { name: "Prize wheel" })).not.toBeInTheDocument();
  });

  test("whose prize was seen is not told again when the dialog closes", async () => {
    backend();
    await open();
    await spin().click();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    await expect.element(prize()).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });

  test("whose prize is left by Back leads to the wheel, which can be spun again", async () => {
    const { callsTo } = backend();
    await open();
    await spin().click();
    await expect.element(prize()).toBeVisible();
    // The prize has an entry of its own in the history.
    await expect.poll(() => entryNotes().held).toBe(true);
    window.history.back();
    await expect.element(prize()).not.toBeInTheDocument();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
    expect(window.location.search).toBe("?dialog=wheel");
    await spin().click();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    await expect.element(prize()).not.toBeInTheDocument();
    expect(window.location.search).toBe("?dialog=wheel");
    expect(callsTo("POST /api/spinwheel/spin")).toHaveLength(2);
  });

  test("pressed twice is sent once", async () => {
    const { callsTo } = backend();
    await open();
    await expect.element(spin()).toBeVisible();
    const button = spin().element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(prize()).toBeVisible();
    expect(callsTo("POST /api/spinwheel/spin")).toHaveLength(1);
  });

  test.each([
    ["NO_COIN", "You do not have enough coins to spin."],
    ["INVALID_PRIZE_CODE", "There is no such prize. Contact support."],
  ])("refused with %s gives the coin back and shows the wheel's own text", async (code, text) => {
    backend({ "POST /api/spinwheel/spin": () => answer(aSpinRefusal(code)) });
    await open();
    await spin().click();
    await expect.element(refusal().getByText(text)).toBeVisible();
    await refusal().getByRole("button", { name: "Close" }).last().click();
    await expect.element(page.getByText("Coins: 3")).toBeVisible();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
  });

  test("won on no slice shows its label, and the wheel goes on", async () => {
    backend({ "POST /api/spinwheel/spin": () => answer(aSpinPrize({ code: "GONE", label: "Mystery" })) });
    await open();
    await spin().click();
    await expect.element(prize().getByText("Mystery")).toBeVisible();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
  });

  test("whose answer is lost is unknown and takes no second press; a coin less then proves it", async () => {
    let coins = 3;
    const { callsTo } = backend({
      "GET /api/wallet": () => answer(aWalletAnswer({ profile: aProfile({ coin: coins }) })),
      "POST /api/spinwheel/spin": lost,
    });
    await open();
    await spin().click();
    await expect.element(page.getByText(/^Spin of the wheel, sent at \d\d:\d\d:/)).toBeVisible();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "true");
    expect(page.getByRole("button", { name: /Send the same/ }).elements()).toEqual([]);
    coins = 2;
    const told = page.getByRole("alertdialog", { name: "Result of your spin" });
    await expect.element(told.getByText(/^The spin used 1 coin\./)).toBeVisible();
    await expect.element(page.getByText("Outcome unknown")).not.toBeInTheDocument();
    expect(callsTo("POST /api/spinwheel/spin")).toHaveLength(1);
  });
});

describe("a spin during which the page was left", () => {
  test("is sent again under its key, and the wheel lands at its prize, which is told once", async () => {
    const key = leaveAct({ kind: "spin", coins: 3 }, true);
    const won = echoing(0, aSpinPrize({ code: "CASH20", label: "20 baht" }));
    const { callsTo } = backend({
      // Before the wheel stands a message tells where it stopped.
      "POST /api/spinwheel/spin": async (call: ReceivedCall) => {
        await expect.element(spin()).toBeVisible();
        return won(call);
      },
    });
    await open();
    await expect.element(prize().getByText("20 baht")).toBeVisible();
    expect(keysOf(callsTo("POST /api/spinwheel/spin"))).toEqual([key]);
    await expect.poll(storedActs).toContain('"kind":"done","told":true');
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });

  test("tells on another page where the wheel stopped", async () => {
    leaveAct({ kind: "spin", coins: 3 }, true);
    backend({ "POST /api/spinwheel/spin": echoing(0, aSpinPrize({ code: "CASH20", label: "20 baht" })) });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    const told = page.getByRole("alertdialog", { name: "Result of your spin" });
    await expect.element(told.getByText("The wheel stopped at: 20 baht")).toBeVisible();
  });

  test("is not sent again where that is not safe, and cannot be followed by another one without a question", async () => {
    leaveAct({ kind: "spin", coins: 3 }, false);
    const { callsTo } = backend({
      "GET /api/wallet": () => answer(aWalletAnswer({ profile: aProfile({ coin: 3 }) })),
    });
    await open();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Start over" }).click();
    const question = page.getByRole("alertdialog", { name: "Start over?" });
    expect(question.getByText(/statement/).elements()).toEqual([]);
    await question.getByRole("button", { name: "Start over" }).click();
    await expect.element(spin()).toHaveAttribute("aria-disabled", "false");
    expect(callsTo("POST /api/spinwheel/spin")).toEqual([]);
  });
});

function keysOf(calls: readonly ReceivedCall[]) {
  return calls.map(({ key }) => key);
}

describe("a spin on a server that honours idempotency keys", () => {
  const won = aSpinPrize({ code: "CASH20", label: "20 baht" });

  test("whose answer is lost once is sent again by itself under its own key, and shows its prize", async () => {
    const { callsTo } = backend({ "POST /api/spinwheel/spin": echoing(1, won) });
    await open();
    await spin().click();
    await expect.element(prize().getByText("20 baht")).toBeVisible();
    const [first, ...others] = keysOf(callsTo("POST /api/spinwheel/spin"));
    expect(others).toEqual([first]);
  });

  test("whose answer is lost three times is sent again by the button under its own key", async () => {
    const { callsTo } = backend({ "POST /api/spinwheel/spin": echoing(3, won) });
    await open();
    await spin().click();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await page.getByRole("button", { name: "Send the same request again" }).click();
    await expect.element(prize().getByText("20 baht")).toBeVisible();
    const [first, ...others] = keysOf(callsTo("POST /api/spinwheel/spin"));
    expect(others).toEqual([first, first, first]);
  });
});

describe("without names", () => {
  test("a prize is named by its slice", async () => {
    backend({ "POST /api/spinwheel/spin": () => answer(aSpinPrize({ code: "CASH20", label: " " })) });
    await open();
    await spin().click();
    await expect.element(prize().getByText("20 baht")).toBeVisible();
  });

  test("a prize on no slice, and a coupon, read as ones without a name", async () => {
    const coupon = aCoupon({ prize: { name: "", slice: aSlice({ label: "" }) } });
    backend({
      "POST /api/spinwheel/spin": () => answer(aSpinPrize({ code: "GONE", label: "" })),
      "GET /api/spinwheel/coupon": () => answer([coupon]),
    });
    await open();
    await expect.element(page.getByRole("button", { name: "Claim Prize without a name" })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "Prize without a name", exact: true })).toBeVisible();
    await spin().click();
    await expect.element(prize().getByText("Slice without a name")).toBeVisible();
  });
});
