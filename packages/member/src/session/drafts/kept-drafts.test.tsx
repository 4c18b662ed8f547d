import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aProfile, aQrState, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

/** Every form with a draft, the address it opens at, and the input. */
const FORMS = [
  { form: "a transfer", search: "?dialog=transfer", field: "Amount", typed: "12.50" },
  { form: "a withdrawal", search: "?dialog=withdraw", field: "Amount", typed: "150" },
  { form: "a bank's QR", search: "?dialog=deposit&method=qr-KBANK", field: "Amount", typed: "321" },
  { form: "a payment QR", search: "?dialog=deposit&method=qr-WW", field: "Amount", typed: "432" },
  { form: "another payment QR", search: "?dialog=deposit&method=qr-ZAPMAN", field: "Amount", typed: "543" },
  {
    form: "a gift link",
    search: "?dialog=deposit&method=gift-link",
    field: "Message with the gift link",
    typed: "https://gift.truemoney.com/campaign/?v=0123456789abcdef",
  },
];

const account = (bankCode: string, bankType: string) => ({
  bankCode,
  bankType,
  mode: "MANUAL",
  bankAccountName: "THONG WALLET",
  bankAccountNo: "4680123456",
  currency: "BAHT",
  bank: { nameTH: bankCode, nameEN: bankCode },
});
const NO_QR = aQrState({ qrcodeId: null, hasQrcode: false, qrcode: "", expireIn: null, message: "" });

/** Wallets by token, each sent after a delay that the test chooses. */
function backend() {
  const released = Promise.withResolvers<void>();
  const delayed = new Set<string>();
  const server = mockBackend({
    "GET /api/wallet": async ({ token }) => {
      if (delayed.has(token ?? "")) await released.promise;
      const _id = token?.startsWith("a") === true ? "member-a" : "member-b";
      return answer(aWalletAnswer({ profile: aProfile({ _id, name: _id }), slots: [aGameAccount()] }));
    },
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/lookup/deposit": () =>
      answer({
        banks: [account("KBANK", "BANK"), account("WW", "PAYMENT"), account("ZAPMAN", "PAYMENT")],
        wallets: [{ mode: "AUTO", walletAccountName: "Thong" }],
        isManual: false,
      }),
    "GET /api/lookup/slip": () => answer({}),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
    "GET /api/qrcode/KBANK": () => answer(NO_QR),
    "GET /api/qrcode/WW": () => answer(NO_QR),
    "GET /api/qrcode/ZAPMAN": () => answer(NO_QR),
  });
  return { ...server, hold: (token: string) => delayed.add(token), release: () => released.resolve() };
}

/** The other tabs of this browser, which report a log-in there. */
function otherTabs() {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  return {
    channel: {
      postMessage: () => {},
      addEventListener: (_type: "message", listener: (event: { data: unknown }) => void) =>
        void listeners.push(listener),
    },
    logIn(token: string) {
      window.localStorage.setItem("token", token);
      for (const listener of listeners) listener({ data: { kind: "entered", token, remembered: true } });
    },
  };
}

/** Everything on the page: its markup and the values of its fields. */
const everything = () =>
  document.body.innerHTML + [...document.querySelectorAll("input")].map(({ value }) => value).join("\n");
const field = (name: string) => page.getByRole("dialog").getByLabelText(name, { exact: true });

async function logIn() {
  await page.getByLabelText("Phone number", { exact: true }).fill("0812345678");
  await page.getByLabelText("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Log in" }).click();
}

describe.each(FORMS)("what a member typed into $form", ({ search, field: name, typed }) => {
  const address = `/user/home${search}`;

  test("is restored after the next log-in, once the member is known to be the same", async () => {
    const { table, hold, release } = backend();
    const { session } = await renderSite(address, FIXED_MARKET, "a-1");
    await field(name).fill(typed);
    session.leave("refused");
    table["POST /api/login"] = () => answer({ token: "a-2" });
    hold("a-2");
    await logIn();
    await expect.poll(() => window.location.search).toBe(search);
    release();
    await expect.element(field(name)).toHaveValue(typed);
  });

  test("never shows to another member who logs in next in this tab", async () => {
    const { table, hold, release, callsTo } = backend();
    const { session } = await renderSite(address, FIXED_MARKET, "a-1");
    await field(name).fill(typed);
    session.leave("refused");
    table["POST /api/login"] = () => answer({ token: "b-1" });
    hold("b-1");
    await logIn();
    await expect.poll(() => callsTo("GET /api/wallet").at(-1)?.token).toBe("b-1");
    expect(everything()).not.toContain(typed);
    release();
    await expect.element(page.getByText("Hello, member-b")).toBeInTheDocument();
    await expect.element(field(name)).toHaveValue("");
    expect(everything()).not.toContain(typed);
  });

  test("never shows to another member who logs in in another tab and whom this tab follows", async () => {
    const { callsTo, hold, release } = backend();
    const tabs = otherTabs();
    await renderSite(address, FIXED_MARKET, "a-1", tabs.channel);
    await field(name).fill(typed);
    hold("b-1");
    tabs.logIn("b-1");
    await expect.poll(() => callsTo("GET /api/wallet").at(-1)?.token).toBe("b-1");
    expect(everything()).not.toContain(typed);
    release();
    await expect.element(page.getByText("Hello, member-b")).toBeInTheDocument();
    await expect.element(field(name)).toHaveValue("");
    expect(everything()).not.toContain(typed);
  });

  test("stays when the tab follows the same member's new session", async () => {
    backend();
    const tabs = otherTabs();
    await renderSite(address, FIXED_MARKET, "a-1", tabs.channel);
    await field(name).fill(typed);
    tabs.logIn("a-2");
    await expect.element(field(name)).toHaveValue(typed);
  });

  test("is gone after a log-out", async () => {
    const { table } = backend();
    const { session } = await renderSite(address, FIXED_MARKET, "a-1");
    await field(name).fill(typed);
    session.leave("logged-out");
    table["POST /api/login"] = () => answer({ token: "a-2" });
    await logIn();
    await expect.poll(() => window.location.pathname).toBe("/user/home");
    window.history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await expect.element(field(name)).toHaveValue("");
  });
});

/** Types into a form's field and reloads the tab. */
async function reload({ search, field: name, typed }: (typeof FORMS)[number]) {
  backend();
  const { screen } = await renderSite(`/user/home${search}`, FIXED_MARKET, "a-1");
  await field(name).fill(typed);
  await screen.unmount();
  await renderSite(null, FIXED_MARKET);
}

test.each(FORMS.slice(0, 2))("what a member typed into $form survives a reload of the tab", async (form) => {
  await reload(form);
  await expect.element(field(form.field)).toHaveValue(form.typed);
});

test("what a member typed into a gift link ends with the page", async () => {
  const [form] = FORMS.slice(-1);
  expect.assert(form !== undefined);
  await reload(form);
  await expect.element(field(form.field)).toHaveValue("");
});

const EARLY = "https://gift.truemoney.com/campaign/?v=early";

test("belongs to the member that the wallet names, if it was typed before the wallet loaded", async () => {
  const { table, hold, release } = backend();
  hold("a-1");
  const { session } = await renderSite("/user/home?dialog=deposit&method=gift-link", FIXED_MARKET, "a-1");
  await field("Message with the gift link").fill(EARLY);
  release();
  await expect.element(page.getByText("Hello, member-a")).toBeInTheDocument();
  await expect.element(field("Message with the gift link")).toHaveValue(EARLY);
  session.leave("refused");
  table["POST /api/login"] = () => answer({ token: "a-2" });
  await logIn();
  await expect.element(field("Message with the gift link")).toHaveValue(EARLY);
});
