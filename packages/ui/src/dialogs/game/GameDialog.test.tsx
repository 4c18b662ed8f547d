import { satang } from "@member-wallet/domain";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenWords, overflowing, resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { GameDialog } from "./GameDialog.tsx";
import { aGameDialog, anActiveGame, aReadyContent } from "./game-dialog-fixtures.ts";
import type { GameDialogProps } from "./props.ts";

const calls = {
  onActivate: vi.fn<() => void>(),
  onMoveIn: vi.fn<(amount: number) => void>(),
  onMoveOut: vi.fn<(amount: number) => void>(),
  onPlayWay: vi.fn<(way: string) => void>(),
  onResetPassword: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  onPlay: vi.fn<() => void>(),
  onMoveInAndPlay: vi.fn<() => void>(),
};
const retry = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

/** The caller holds the amount. */
function Stateful(props: GameDialogProps) {
  const [typed, setTyped] = useState("");
  return <GameDialog {...props} amount={typed} onAmount={setTyped} />;
}

async function show(changes: Partial<GameDialogProps> = {}) {
  await render(
    <TestProviders>
      <Stateful {...aGameDialog({ ...calls, ...changes })} />
    </TestProviders>,
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const playing = () =>
  page
    .getByRole("button", { name: /play/i })
    .elements()
    .map(({ textContent }) => textContent);
const amount = () => page.getByRole("textbox", { name: "Amount to move" });

test("an account that is not open can be opened", async () => {
  await show({ content: aReadyContent({ account: { opening: { kind: "inactive" } } }) });
  await button("Open this game account").click();
  expect(calls.onActivate).toHaveBeenCalledOnce();
});

test("an account whose opening was refused says why", async () => {
  const content = aReadyContent({ account: { opening: { kind: "inactive" } } });
  await show({ content, activation: { pending: false, refusal: "Not now.", unresolved: null } });
  await expect.element(page.getByRole("alert").getByText("Not now.")).toBeVisible();
  await expect.element(button("Open this game account")).toBeEnabled();
});

test("an account whose opening is not known offers no other", async () => {
  await show({
    content: aReadyContent({ account: { opening: { kind: "inactive" } } }),
    activation: { pending: false, refusal: null, unresolved: <p>Opening, sent at 10:02</p> },
  });
  await expect.element(page.getByText("Opening, sent at 10:02")).toBeVisible();
  expect(button("Open this game account").elements()).toEqual([]);
});

test("where playing is closed, money moves out of the game only", async () => {
  await show({ closed: <p>Closed until tomorrow</p> });
  await expect.element(page.getByText("Closed until tomorrow")).toBeVisible();
  expect(playing()).toEqual([]);
  expect(page.getByRole("button", { name: /^Copy/ }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: / in$/ }).elements()).toEqual([]);
  await page.getByRole("button", { name: /^Move .* out/ }).click();
  expect(calls.onMoveIn).not.toHaveBeenCalled();
});

describe("playing", () => {
  test("without money in the wallet just opens the game", async () => {
    await show({ content: aReadyContent({ wallet: satang(0) }) });
    await button("Play").click();
    expect(calls.onPlay).toHaveBeenCalledOnce();
    expect(page.getByRole("radio").elements()).toEqual([]);
  });

  test.each([
    [satang(35_050), "Play with 350.50 baht in the game"],
    [satang(0), "Play without moving money in"],
    [null, "Play without moving money in"],
  ])(
    "with money in the wallet is one button, which moves none until that is chosen, with %s in the game",
    async (balance, name) => {
      await show({ content: aReadyContent({ account: { opening: anActiveGame({ balance }) } }) });
      expect(playing()).toEqual([name]);
      await button(name).click();
      expect(calls.onPlay).toHaveBeenCalledOnce();
      await page.getByRole("radio", { name: "Move money in first" }).click();
      expect(calls.onPlayWay).toHaveBeenCalledWith("move-in");
    },
  );

  test("names the amount that moves in first, where that is chosen", async () => {
    await show({ playWay: "move-in" });
    expect(page.getByRole("button", { name: /play/i }).elements()).toHaveLength(1);
    await button("Move 1,234.50 baht in and play").click();
    expect(calls.onMoveInAndPlay).toHaveBeenCalledOnce();
    expect(calls.onPlay).not.toHaveBeenCalled();
  });

  test.each(["web-link", "none"] as const)(
    "has the log-in above the button or link that leads to it, with a launch by %s",
    async (launch) => {
      const opening = anActiveGame({ launch });
      await show({ content: aReadyContent({ account: { opening, android: "https://apps.example/pg" } }) });
      const needing = [
        ...page.getByRole("button", { name: /play/i }).elements(),
        page.getByRole("link", { name: "App for Android" }).element(),
      ];
      const password = button("Copy: Password").element().getBoundingClientRect();
      for (const element of needing) {
        expect(password.bottom).toBeLessThanOrEqual(element.getBoundingClientRect().top);
      }
    },
  );

  test.each([
    [320, "100%"],
    [360, "100%"],
    [320, "200%"],
    [768, "100%"],
    [1280, "200%"],
  ] as const)("fits a page of %i px at a text size of %s, and breaks no word", async (width, text) => {
    await resizePage(width, text);
    await show({ content: aReadyContent({ account: { opening: anActiveGame({ launch: "web-link" }) } }) });
    const dialog = page.getByRole("dialog").element();
    expect(overflowing(dialog)).toEqual([]);
    expect(brokenWords(dialog)).toEqual([]);
  });

  test.each(["auto-login", "web-link"] as const)(
    "shows balance, log-in and button at once on a phone on its side, with a launch by %s",
    async (launch) => {
      await resizePage(800, "100%", 360);
      await show({ content: aReadyContent({ account: { opening: anActiveGame({ launch }) } }) });
      const shown = [
        page.getByText("Balance in the game"),
        button("Copy: Password"),
        button("Play with 350.50 baht in the game"),
      ];
      for (const each of shown) {
        const { top, bottom } = each.element().getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(360);
      }
    },
  );

  test.each([satang(0), satang(-100), null])("names no amount inside when it is %s", async (balance) => {
    await show({ content: aReadyContent({ account: { opening: anActiveGame({ balance }) } }) });
    await button("Play without moving money in").click();
    expect(calls.onPlay).toHaveBeenCalledOnce();
  });

  test.each([satang(0), satang(-100), null])("just plays with a wallet of %s", async (wallet) => {
    await show({ content: aReadyContent({ wallet }) });
    await button("Play").click();
    expect(calls.onPlay).toHaveBeenCalledOnce();
    expect(page.getByRole("button", { name: /play/i }).elements()).toHaveLength(1);
  });

  test.each(["loading", "failed"] as const)("waits for no log-in that is %s", async (kind) => {
    const login = kind === "failed" ? { kind, message: "No connection", retrying: false, retry } : { kind };
    await show({
      content: aReadyContent({ wallet: null, account: { opening: anActiveGame({ login }) } }),
    });
    await button("Play").click();
    expect(calls.onPlay).toHaveBeenCalledOnce();
  });

  test("offers a plain link when the window was blocked", async () => {
    await show({ phase: { kind: "window-blocked", href: "https://play.example/pg" } });
    const link = page.getByRole("link", { name: "Open the game" });
    await expect.element(link).toHaveAttribute("href", "https://play.example/pg");
    await expect.element(link).toHaveAttribute("target", "_blank");
  });

  test("offers no link that is not safe", async () => {
    await show({ phase: { kind: "window-blocked", href: "javascript:alert(1)" } });
    await expect.element(page.getByText(/cannot be opened/)).toBeVisible();
    expect(page.getByRole("link", { name: "Open the game" }).elements()).toEqual([]);
  });
});

describe("moving money", () => {
  test("moves the whole wallet in, or the game's whole balance out", async () => {
    await show();
    await button("Move 1,234.50 baht in").click();
    await button("Move 350.50 baht out").click();
    expect(calls.onMoveIn.mock.calls).toEqual([[123_450]]);
    expect(calls.onMoveOut.mock.calls).toEqual([[35_050]]);
  });

  test("moves the amount that was typed, which both buttons name", async () => {
    await show();
    await amount().fill("100");
    await button("Move 100.00 baht in").click();
    await button("Move 100.00 baht out").click();
    expect([calls.onMoveIn.mock.calls, calls.onMoveOut.mock.calls]).toEqual([[[10_000]], [[10_000]]]);
  });

  test.each([
    ["500", "Move 500.00 baht out", /At most 350\.50 baht/],
    ["0.5", "Move 0.50 baht out", /minimum amount is 1\.00 baht/],
    ["1e3", "Move out", /./],
  ])(
    "of a typed %s is refused with the reason in the field, until it changes",
    async (typed, name, reason) => {
      await show();
      await amount().fill(typed);
      await button(name).click();
      expect(calls.onMoveOut).not.toHaveBeenCalled();
      await expect.element(amount()).toHaveAttribute("aria-invalid", "true");
      await expect.element(amount()).toHaveAccessibleDescription(reason);
      await expect.element(amount()).toHaveFocus();
      await amount().fill("300");
      await expect.element(amount()).not.toHaveAttribute("aria-invalid", "true");
      await button("Move 300.00 baht out").click();
      expect(calls.onMoveOut.mock.calls).toEqual([[30_000]]);
    },
  );

  test("of a whole balance that is not known needs an amount", async () => {
    await show({ content: aReadyContent({ account: { opening: anActiveGame({ balance: null }) } }) });
    await expect.element(button("Move out")).toBeDisabled();
    await amount().fill("20");
    await button("Move 20.00 baht out").click();
    expect(calls.onMoveOut.mock.calls).toEqual([[2_000]]);
  });

  test("is disabled for an empty balance, whatever is typed", async () => {
    await show({
      content: aReadyContent({
        wallet: satang(0),
        account: { opening: anActiveGame({ balance: satang(0) }) },
      }),
    });
    await expect.element(button("Move in")).toBeDisabled();
    await expect.element(button("Move out")).toBeDisabled();
    await amount().fill("10");
    await expect.element(button("Move 10.00 baht in")).toBeDisabled();
    await expect.element(button("Move 10.00 baht out")).toBeDisabled();
  });

  test("takes no second press, nor another action, while one runs", async () => {
    await show({ moving: "move-in" });
    await button("Move 1,234.50 baht in").click({ force: true });
    expect(calls.onMoveIn).not.toHaveBeenCalled();
    await expect.element(button("Move 350.50 baht out")).toBeDisabled();
    await expect.element(button("Play with 350.50 baht in the game")).toBeDisabled();
  });

  test("leaves its place to a move whose end is not known; playing with the game's balance stays", async () => {
    await show({ playWay: "move-in", unresolved: <p>Transfer, sent at 10:02</p> });
    await expect.element(page.getByText("Transfer, sent at 10:02")).toBeVisible();
    expect(page.getByRole("button", { name: /^Move / }).elements()).toEqual([]);
    expect(page.getByRole("radio").elements()).toEqual([]);
    await button("Play with 350.50 baht in the game").click();
    expect(calls.onPlay).toHaveBeenCalledOnce();
  });

  test.each([
    ["that is not open", aReadyContent({ account: { opening: { kind: "inactive" } } })],
    ["that does not exist", { kind: "ready", data: null }],
    ["that did not load", { kind: "failed", message: "No connection", retrying: false, retry }],
  ] as const)("whose end is not known stands beside an account %s", async (_account, content) => {
    await show({ content, unresolved: <p>Transfer, sent at 10:02</p> });
    await expect.element(page.getByText("Transfer, sent at 10:02")).toBeVisible();
  });
});

test("a new password whose end is not known disables the other calls, and cannot be sent again", async () => {
  await show({ phase: { kind: "unknown", action: "reset-password", resend: false } });
  await expect.element(button("Move 350.50 baht out")).toBeDisabled();
  expect(button("Send the same request again").elements()).toEqual([]);
});

test("a refused password shows the reason", async () => {
  await show({ phase: { kind: "refused", action: "reset-password", message: "It stays as it was." } });
  await expect.element(page.getByRole("alert").getByText("It stays as it was.")).toBeVisible();
  await expect.element(button("Move 1,234.50 baht in")).toBeEnabled();
});

describe("the login", () => {
  test("keeps the password hidden until it is revealed", async () => {
    await show();
    expect(document.body.textContent).not.toContain("secret-9");
    await button("Show the password").click();
    await expect.element(page.getByText("secret-9")).toBeVisible();
    await button("Hide the password").click();
    expect(document.body.textContent).not.toContain("secret-9");
  });

  test("that failed to load can be retried, and nothing else is lost", async () => {
    await show({
      content: aReadyContent({
        account: {
          opening: anActiveGame({
            login: { kind: "failed", message: "No connection", retrying: false, retry },
          }),
        },
      }),
    });
    await button("Try again").click();
    expect(retry).toHaveBeenCalledOnce();
    await expect.element(button("Move 1,234.50 baht in")).toBeEnabled();
  });

  test("gets a new password only after a confirm", async () => {
    await show();
    await button("Change the password").click();
    expect(calls.onResetPassword).not.toHaveBeenCalled();
    await button("Get a new password").click();
    await expect.poll(() => calls.onResetPassword).toHaveBeenCalledOnce();
  });

  test("keeps that question until the answer, so that a second press reaches nothing behind it", async () => {
    const answer = Promise.withResolvers<void>();
    calls.onResetPassword.mockReturnValueOnce(answer.promise);
    await show();
    await button("Change the password").click();
    await button("Get a new password").dblClick();
    await expect.element(button("Get a new password")).toHaveAttribute("aria-busy", "true");
    expect(calls.onResetPassword).toHaveBeenCalledOnce();
    answer.resolve();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  });
});

test("apps are offered where they exist and are safe", async () => {
  await show({
    content: aReadyContent({ account: { android: "https://apps.example/pg", ios: "javascript:1" } }),
  });
  await expect
    .element(page.getByRole("link", { name: "App for Android" }))
    .toHaveAttribute("href", "https://apps.example/pg");
  expect(page.getByRole("link", { name: "App for iPhone" }).elements()).toEqual([]);
});

test("a code without an account shows that", async () => {
  await show({ content: { kind: "ready", data: null } });
  await expect.element(page.getByText("There is no such game account")).toBeVisible();
});
