import type { Page } from "@playwright/test";
import { tokenOf, type Translate } from "../../support/journey.ts";
import { LANGUAGE_NAMES } from "../../support/languages.ts";
import { SITES } from "../../support/sites.ts";
import { chatOf, launcher } from "../../support/support-chat.ts";
import type { Presser } from "./press.ts";

type Site = keyof typeof SITES;

export interface Walking {
  readonly page: Page;
  readonly presser: Presser;
  readonly site: (typeof SITES)[Site];
  readonly t: Translate;
}

/** Presses in a row, on one page. */
export interface Walk {
  readonly path: string;
  /** What the browser's local storage contains before. */
  readonly stored: (site: Site) => Promise<Record<string, string>>;
  readonly take: (walking: Walking) => Promise<void>;
}

export const LOG_IN: Walk = {
  path: "/login",
  stored: async () => ({ agreement: "true" }),
  async take({ page, presser, site, t }) {
    const { username, password } = site.members[0];
    const phone = page.getByLabel(t("site", "login.phone"));
    await phone.fill(username.slice(0, -1));
    await presser.key("log-in: last digit", username.slice(-1), phone, username);
    await page.getByLabel(t("site", "login.password"), { exact: true }).fill(password);
    const submit = page.getByRole("button", { name: t("site", "login.submit") });
    await presser.tap("log-in: send", submit, page.getByTestId("total-balance"));
  },
};

export const MEMBER: Walk = {
  path: "/user/home",
  stored: async (site) => ({ agreement: "true", token: await tokenOf(SITES[site].members[0]) }),
  async take(walking) {
    await takeFree(walking);
    await pressWheel(walking);
  },
};

/** Everything that costs the member nothing, and so can be walked again and again. It begins and ends at home. */
export async function takeFree(walking: Walking): Promise<void> {
  await pressHome(walking);
  await pressDeposit(walking);
  await pressWithdraw(walking);
  await pressTransfer(walking);
  await pressGames(walking);
  await pressRefund(walking);
  await pressPages(walking);
  await pressLanguages(walking);
  await pressChat(walking);
}

const button = ({ page }: Walking, name: string) => page.getByRole("button", { name, exact: true });

const dialog = ({ page }: Walking, name: string) => page.getByRole("dialog", { name, exact: true });

const first = ({ page }: Walking) => page.getByTestId("total-balance");

async function close(walking: Walking, name: string) {
  const closing = walking.page
    .locator("dialog[open]")
    .getByRole("button", { name: walking.t("ui", "close"), exact: true });
  const closed = walking.page.locator("body:not(:has(dialog[open]))");
  await walking.presser.tap(`${name}: close`, closing.last(), closed);
}

async function pressHome(walking: Walking) {
  const { presser, t } = walking;
  const hide = button(walking, t("member", "home.hideAmounts"));
  const show = button(walking, t("member", "home.showAmounts"));
  await presser.tap("home: hide amounts", hide, show);
  await presser.tap("home: show amounts", show, hide);
  const refresh = button(walking, t("member", "home.refresh"));
  await presser.tap("home: update balances", refresh, refresh);
}

async function pressDeposit(walking: Walking) {
  const { presser, t } = walking;
  const open = dialog(walking, t("dialogs", "deposit"));
  await presser.tap("home: deposit", button(walking, t("member", "home.deposit")), open);
  const qr = open.getByRole("button", { name: new RegExp(`${t("deposit", "methods.qr")}$`) }).first();
  const amount = open.getByLabel(t("deposit", "qr.amount"), { exact: true });
  await presser.tap("deposit: method", qr, amount);
  await presser.tap("deposit: amount of 500", open.getByRole("button", { name: "500", exact: true }), amount);
  await amount.fill("50");
  await presser.key("deposit: digit", "0", amount, "500");
  await presser.tap(
    "deposit: back",
    open.getByRole("button", { name: t("deposit", "methods.other") }),
    open.getByRole("heading", { name: t("deposit", "methods.heading") }),
  );
  await close(walking, "deposit");
}

async function pressWithdraw(walking: Walking) {
  const { presser, t } = walking;
  const open = dialog(walking, t("dialogs", "withdraw"));
  await presser.tap("home: withdraw", button(walking, t("member", "home.withdraw")), open);
  const amount = open.getByLabel(t("withdraw", "amount"), { exact: true });
  await presser.tap(
    "withdraw: half",
    open.getByRole("button", { name: t("withdraw", "percent", { percent: 50 }), exact: true }),
    open.getByRole("region", { name: t("withdraw", "review.heading") }),
  );
  await amount.fill("10");
  await presser.key("withdraw: digit", "0", amount, "100");
  await close(walking, "withdraw");
}

async function pressTransfer(walking: Walking) {
  const { presser, t } = walking;
  const open = dialog(walking, t("dialogs", "transfer"));
  await presser.tap("home: transfer", button(walking, t("member", "home.transfer")), open);
  await open.getByLabel(t("transfer", "to"), { exact: true }).selectOption("PG");
  const amount = open.getByLabel(t("transfer", "amount"), { exact: true });
  await presser.tap(
    "transfer: all",
    open.getByRole("button", { name: t("transfer", "all"), exact: true }),
    open.getByRole("region", { name: t("transfer", "review.heading") }),
  );
  await amount.fill("10");
  await presser.key("transfer: digit", "0", amount, "100");
  await presser.tap("transfer: swap", button(walking, t("transfer", "swap")), open);
  // What is filled in stays for the next time.
  await presser.tap("transfer: swap back", button(walking, t("transfer", "swap")), open);
  await close(walking, "transfer");
}

async function pressGames(walking: Walking) {
  const { page, presser, t } = walking;
  const slots = page.getByRole("region", { name: t("member", "home.slot") });
  const next = slots.getByRole("button", { name: t("member", "home.nextCard") });
  const previous = slots.getByRole("button", { name: t("member", "home.previousCard") });
  await presser.tap("games: next", next, next);
  await presser.tap("games: previous", previous, next);
  const all = dialog(walking, t("dialogs", "games"));
  await presser.tap(
    "games: see all",
    page.getByRole("button", { name: t("member", "home.allGames") }).first(),
    all,
  );
  const search = all.getByLabel(t("game", "search.label"));
  await presser.key("games: letter in search", "P", search, "P");
  await close(walking, "games");
  const game = page.getByRole("dialog");
  await presser.tap("games: card", page.getByRole("button", { name: /^PG/ }).first(), game);
  await close(walking, "game");
}

async function pressWheel(walking: Walking) {
  const { page, presser, t } = walking;
  const wheel = dialog(walking, t("dialogs", "wheel"));
  const tile = page.getByRole("button", { name: new RegExp(`^${t("member", "home.wheel")}`) });
  await presser.tap("home: wheel", tile, wheel);
  const prize = dialog(walking, t("wheel", "prize.title"));
  const spin = wheel.getByRole("button", { name: t("wheel", "spin"), exact: true });
  await presser.tap("wheel: spin", spin, prize);
  await presser.tap("wheel: back", button(walking, t("wheel", "prize.close")), wheel);
  await close(walking, "wheel");
}

async function pressRefund(walking: Walking) {
  const { presser, t } = walking;
  const proceed = button(walking, t("claims", "continue"));
  await presser.tap("home: refund", button(walking, t("member", "home.refund")), proceed);
  await presser.tap("refund: continue", proceed, dialog(walking, t("dialogs", "refund")));
  await close(walking, "refund");
}

async function pressPages(walking: Walking) {
  const { page, presser, t } = walking;
  const menu = page.getByRole("navigation", { name: t("member", "menu.label") });
  const entry = (name: "statement" | "profile" | "contact" | "home") =>
    menu.getByRole("link", { name: t("member", `menu.${name}`), exact: true });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await presser.tap("page: statement", entry("statement"), heading(t("statement", "heading")));
  const chosen = dialog(walking, t("dialogs", "statement-entry"));
  await presser.tap(
    "statement: entry",
    page.getByRole("main").getByRole("listitem").getByRole("button").first(),
    chosen,
  );
  const closing = chosen.getByRole("button", { name: t("ui", "close"), exact: true });
  await presser.tap("statement: close entry", closing, heading(t("statement", "heading")));
  await presser.tap("page: profile", entry("profile"), heading(t("site", "title.profile")));
  await presser.tap("page: contact", entry("contact"), heading(t("site", "title.contact")));
  await presser.tap("page: home", entry("home"), first(walking));
}

async function pressLanguages(walking: Walking) {
  const { page, presser, site, t } = walking;
  const picker = page.getByRole("button", {
    name: `${t("site", "language")}: ${LANGUAGE_NAMES[site.first]}`,
  });
  const english = page.getByRole("menuitem", { name: LANGUAGE_NAMES.en });
  await presser.tap("language: open", picker, english);
  await presser.tap("language: English", english, page.locator("html[lang=en]"));
  const back = page.getByRole("menuitem", { name: LANGUAGE_NAMES[site.first] });
  await presser.tap("language: open again", page.getByRole("button", { name: /^Language/ }), back);
  await presser.tap("language: back", back, page.locator(`html[lang=${site.first}]`));
}

async function pressChat({ page, presser, t }: Walking) {
  const chat = chatOf(page, t);
  await presser.tap("chat: open", launcher(page, t), chat.field);
  await chat.panel.getByText(t("chat", "panel.connection.joined")).waitFor({ state: "attached" });
  await presser.key("chat: letter", "a", chat.field, "a");
  const send = chat.panel.getByRole("button", { name: t("chat", "panel.send"), exact: true });
  await presser.tap("chat: send", send, chat.log.getByText("a", { exact: true }).last());
  await presser.tap(
    "chat: close",
    chat.panel.getByRole("button", { name: t("ui", "close"), exact: true }),
    launcher(page, t),
  );
}
