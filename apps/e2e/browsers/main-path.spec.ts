import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, type Language, type Member, textOf, type Translate, walletOf } from "../support/journey.ts";
import { LANGUAGE_NAMES } from "../support/languages.ts";
import { aSlip, decideSlips, endWithdrawals, payQr, SLIP_ACCOUNT } from "../support/money.ts";
import { newcomer } from "../support/registration.ts";
import { get, post, setSwitches } from "../support/sandbox.ts";
import { SITES } from "../support/sites.ts";
import { type BrowserPage, ENTER } from "./support/browser-page.ts";
import { test } from "./support/browser-test.ts";

interface ChatRoom {
  id: number;
  username: string | null;
  unread: number;
}

/** The page's format of money. */
const baht = (amount: number) =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const totalOf = async (member: Member) => {
  const { wallet, slots } = await walletOf(member);
  return slots.reduce((sum, { amount }) => sum + amount, wallet.amount);
};

async function logIn(page: BrowserPage, t: Translate, { username, password }: Member) {
  await page.open("/login");
  await page.fill(t("site", "login.phone"), username);
  await page.fill(t("site", "login.password"), password);
  await page.press("button", t("site", "login.submit"));
  await page.expectAddress("/user/home");
}

/** The agreement opens by itself on the first visit of home. */
async function acceptAgreement(page: BrowserPage, t: Translate) {
  await page.expectShown("dialog", t("dialogs", "agreement"));
  await page.press("button", t("terms", "accept"));
  await page.expectNoText(t("dialogs", "agreement"));
}

test("a visitor registers, logs in, and sees an empty wallet", async ({ browserPage: page, t, site }) => {
  const { phone, accountNo, password } = newcomer(site);
  await page.open("/register");
  await page.fill(t("register", "phone.label"), phone);
  await page.press("button", t("register", "next"));
  await page.fill(t("register", "profile.name"), "ทดสอบ Journey");
  await page.fill(t("register", "profile.password"), password);
  await page.fill(t("register", "profile.confirmation"), password);
  await page.press("button", t("register", "next"));
  await page.choose(t("register", "bank.bank"), "SCB");
  await page.fill(t("register", "bank.accountNo"), accountNo);
  await page.fill(t("register", "bank.firstName"), "somchai");
  await page.fill(t("register", "bank.lastName"), "jaidee");
  await page.press("button", t("register", "bank.submit"));
  await page.expectText(t("register", "done.title"));
  await page.expectAddress("/login");
  await page.expectText(t("notice", "logIn.registered"));
  // The phone is filled in already.
  await page.fill(t("site", "login.password"), password);
  await page.press("button", t("site", "login.submit"));
  await page.expectAddress("/user/home");
  await acceptAgreement(page, t);
  await page.expectText("0.00");
});

test("a member pays a QR, moves money into a game and out, withdraws, and the statement shows it", async ({
  browserPage: page,
  member,
  t,
}) => {
  await logIn(page, t, member);
  await acceptAgreement(page, t);
  const before = await walletOf(member);
  const total = await totalOf(member);
  await page.expectText(baht(total));
  await page.expectText(baht(before.wallet.amount));
  const game = before.slots.find(({ code }) => code === "PG");
  await page.expectShown("button", new RegExp(game?.name ?? "PG"));

  await page.open("/user/home?dialog=deposit&method=qr-WW");
  await page.expectShown("dialog", t("dialogs", "deposit"));
  await page.fill(t("deposit", "qr.amount"), "150.25");
  await page.press("button", t("deposit", "qr.create"));
  await page.expectShown("img", t("deposit", "qr.alt", { amount: "150.25" }));
  await page.reload();
  await page.expectShown("img", t("deposit", "qr.alt", { amount: "150.25" }));
  await payQr(member, "WW");
  await page.expectShown("alertdialog", t("deposit", "arrival.receivedPlain"));
  await page.press("button", t("ui", "close"));
  await page.expectAddress("/user/home");
  await page.expectText(baht(total + 150.25));

  await page.press("button", t("member", "home.transfer"));
  await page.choose(t("transfer", "to"), "PG");
  await page.fill(t("transfer", "amount"), "100");
  await page.press("button", t("transfer", "submit"));
  await page.expectShown("alertdialog", t("acts", "transferred.title"));
  await page.press("button", t("ui", "close"));
  await page.expectText(baht(before.wallet.amount + 50.25));
  await page.expectText(baht(total + 150.25));
  await page.open("/user/home?dialog=game&code=PG");
  await page.press("button", new RegExp(t("game", "moveOut")));
  await page.expectText(t("acts", "transferred.title"));
  const inWallet = before.wallet.amount + 150.25 + (game?.amount ?? 0);
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(inWallet, 2);

  await page.open("/user/home?dialog=withdraw");
  await page.fill(t("withdraw", "amount"), "100");
  await page.press("button", t("withdraw", "submit"));
  await page.expectShown("alertdialog", t("acts", "withdrawn.title"));
  await page.press("button", t("acts", "withdrawn.openEntry"));
  await page.expectText(t("statement", "state.in-progress"));
  await endWithdrawals(member, "settle");
  await page.reload();
  await page.expectText(t("statement", "state.success"));
  expect(await totalOf(member)).toBeCloseTo(total + 50.25, 2);

  await page.open("/user/statement");
  await page.expectText("+150.25");
  await page.expectText(t("statement", "type.withdraw"));
  await page.expectText(t("statement", "type.transfer"));
});

const SLIP = new URL("../.cache/browsers-slip.png", import.meta.url).pathname;

test("a member sends a slip that support accepts, receives a bonus and cancels it", async ({
  browserPage: page,
  member,
  t,
}) => {
  await setSwitches({ slipsAtAllHours: true });
  await logIn(page, t, member);
  await acceptAgreement(page, t);
  const { amount: before } = (await walletOf(member)).wallet;

  await page.open(`/user/home?dialog=deposit&method=SCB-${SLIP_ACCOUNT.no}`);
  await mkdir(dirname(SLIP), { recursive: true });
  await writeFile(SLIP, (await aSlip(45, { miniQr: false })).buffer);
  await page.attach(t("deposit", "slip.label"), SLIP);
  await page.press("button", t("deposit", "slip.send"));
  await page.expectShown("alertdialog", t("deposit", "slip.sentTitle"));
  await page.press("button", t("ui", "close"));
  await page.expectText(t("deposit", "arrival.checkingSlip"));
  await decideSlips(member, { kind: "accept", amount: 45 });
  await page.expectText(t("deposit", "arrival.received", { amount: "45.00" }));
  await page.expectNoText(t("deposit", "arrival.checkingSlip"));
  await page.expectText(baht(before + 45));

  const code = "FREE20";
  await page.open(`/user/bonus?dialog=bonus&code=${code}`);
  await page.press("button", t("bonus", "dialog.receive"));
  await page.expectText(t("acts", "done.bonus"));
  await page.expectText(t("bonus", "active.type", { type: t("bonus", "type.day") }));
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before + 65, 2);
  await page.press("button", t("bonus", "active.cancel"));
  await page.expectShown("alertdialog", t("bonus", "cancelling.titleOf", { code }));
  await page.expectText(t("bonus", "cost.nothing"));
  await page.press("button", t("bonus", "active.cancel"));
  await page.expectShown("alertdialog", t("acts", "cancelled.titleOf", { code }));
  await page.expectText(t("acts", "cancelled.nothing"));
  await page.press("button", t("ui", "close"));
  await page.expectText(t("bonus", "search.label"));
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before + 65, 2);
});

test("the language changes everywhere and stays, the wheel spins, a message reaches support, and the log-out ends it", async ({
  browserPage: page,
  member,
  site,
  t,
}) => {
  await setSwitches({ enableChatWidget: true });
  await logIn(page, t, member);
  await acceptAgreement(page, t);

  const { first, other } = SITES[site];
  await changeLanguage(page, first, other);
  await page.reload();
  await expectIn(page, other);
  await changeLanguage(page, other, first);

  const { coin } = (await walletOf(member)).profile;
  await page.press("button", new RegExp(`^${t("member", "home.wheel")}`));
  await page.expectText(t("wheel", "coins", { coins: coin }));
  await page.press("button", t("wheel", "spin"));
  await page.press("button", t("wheel", "prize.close"));
  // A prize may be coins.
  const { coin: left } = (await walletOf(member)).profile;
  await page.expectText(t("wheel", "coins", { coins: left }));
  await page.press("button", t("ui", "close"));

  await page.press("button", t("chat", "panel.open"));
  await page.fill(t("chat", "panel.message"), "From this browser");
  await page.type(t("chat", "panel.message"), ENTER);
  await page.expectText(t("chat", "panel.connection.joined"));
  await answerAsSupport(member, "Support answers");
  await page.expectText("Support answers");
  await page.press("button", t("ui", "close"));

  await page.press("button", t("member", "logOut"));
  await page.expectAddress("/login");
  expect(await page.run(() => localStorage.getItem("token"))).toBeNull();
});

/** Answers the member's unread message as support does. */
async function answerAsSupport({ username }: Member, payload: string) {
  let room: ChatRoom | undefined;
  const findRoom = async () => {
    const rooms = await get<ChatRoom[]>("/sandbox/chat/rooms");
    room = rooms.find((each) => each.username === username && each.unread > 0);
    return room;
  };
  await expect.poll(findRoom).toBeDefined();
  await post(`/sandbox/chat/rooms/${room?.id}/messages`, { message: { message_type: "text", payload } });
}

async function expectIn(page: BrowserPage, language: Language) {
  await page.expectShown("button", `${textOf(language, "site", "language")}: ${LANGUAGE_NAMES[language]}`);
  await page.expectText(textOf(language, "member", "home.totalBalance"));
  expect(await page.run(() => document.documentElement.lang)).toBe(language);
}

async function changeLanguage(page: BrowserPage, from: Language, to: Language) {
  await page.press("button", `${textOf(from, "site", "language")}: ${LANGUAGE_NAMES[from]}`);
  await page.press("menuitem", LANGUAGE_NAMES[to]);
  await expectIn(page, to);
}
