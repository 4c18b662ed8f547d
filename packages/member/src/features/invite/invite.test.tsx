import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBanner, anInviteRow, aProfile, aWalletAnswer } from "@member-wallet/api/fixtures";
import { button, claimsBackend, dialog, errorAlert, lost, open } from "../../testing/claims.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend as chatBackend, message, open as openWithChat } from "../../testing/support-chat.ts";

const ADDRESS = "/user/home?dialog=invite";
const LOG = "POST /api/invite";
const BONUS = "GET /api/invite/bonus";
const BANNERS = "GET /api/invite/banners";
const WALLET = "GET /api/wallet";

const NOTHING_LEFT = { amount: 0, success: 80, fail: 50 };
const wallet = (invite: object | null = { amount: 25.5, success: 80, fail: 50 }) =>
  answer({ ...aWalletAnswer({ profile: aProfile({ _id: "64f0c2a1" }) }), invite });

function backend(over: Parameters<typeof claimsBackend>[0] = {}) {
  return claimsBackend({
    [WALLET]: () => wallet(),
    [LOG]: () => answer({ invites: [anInviteRow()], total: 1 }),
    [BONUS]: () => answer({ message: "INVITE_BONUS_SUCCESS" }),
    [BANNERS]: () => answer([]),
    "GET /api/lookup/conditions": () => answer(["<p>Friends must play.</p>"]),
    ...over,
  });
}

const invite = () => page.getByRole("dialog", { name: "Invite" });
const link = `${window.location.origin}/register?code=PR64f0c2a1`;
const receive = () => page.getByRole("region", { name: "Invite bonus" }).getByRole("button").first();
const question = () => page.getByRole("alertdialog", { name: "Receive the invite bonus?" });
const confirm = () => question().getByRole("button", { name: "Receive the bonus" });

describe.each([
  ["home", "/user/home"],
  ["the dialog", ADDRESS],
])("the invite bonus in %s", (_place, address) => {
  const place = () => (address === ADDRESS ? invite() : page.getByRole("main"));
  const press = () => place().getByRole("button", { name: "Receive the bonus" });

  test("is received after its conditions and percentages are confirmed", async () => {
    const { table, callsTo } = backend();
    await open(address);
    await expect
      .poll(() => place().getByRole("region", { name: "Invite bonus" }).query()?.textContent)
      .toContain("25.50 baht");
    await press().click();
    await expect.element(question().getByText(/you receive 80% \(20\.40 baht\)/)).toBeVisible();
    await expect
      .element(question().getByText(/50% of the full amount is deducted \(12\.75 baht\)/))
      .toBeVisible();
    await expect.element(question().getByText("Friends must play.")).toBeVisible();
    expect(callsTo(BONUS)).toEqual([]);
    table[WALLET] = () => wallet(NOTHING_LEFT);
    await confirm().dblClick();
    await expect.element(page.getByText("You received the invite bonus")).toBeVisible();
    await expect.element(press()).toBeDisabled();
    expect(callsTo(BONUS).map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/)]);
    expect(window.location.pathname + window.location.search).toBe(address);
  });

  test("that another tab received first is refused with a toast, and the amount loads again", async () => {
    const { table, callsTo } = backend({ [BONUS]: () => answer({ message: "INVITE_COLLECT" }, 400) });
    await open(address);
    await press().click();
    table[WALLET] = () => wallet(NOTHING_LEFT);
    await confirm().click();
    await expect
      .element(page.getByText("You have already received this invite bonus. Check your statement."))
      .toBeVisible();
    await expect.element(press()).toBeDisabled();
    expect(errorAlert().elements()).toEqual([]);
    expect(callsTo(BONUS)).toHaveLength(1);
  });

  test("whose answer was lost is unknown, with the statement", async () => {
    const { callsTo } = backend({ [BONUS]: lost });
    await open(address);
    await press().click();
    await confirm().click();
    await expect.element(place().getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(place().getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(press().elements()).toEqual([]);
    expect(callsTo(BONUS)).toHaveLength(1);
  });

  test("whose answer was lost after it was paid is named to support with its amount", async () => {
    const { table } = chatBackend({
      [WALLET]: () => wallet(),
      [BANNERS]: () => answer([]),
      "GET /api/lookup/conditions": () => answer([]),
    });
    table[BONUS] = () => {
      table[WALLET] = () =>
        answer(aWalletAnswer({ wallet: { amount: 1_025.5 }, slots: [], invite: NOTHING_LEFT }));
      return lost();
    };
    await openWithChat(address, "token-a");
    await press().click();
    await confirm().click();
    await expect.element(place().getByText("Outcome unknown")).toBeVisible();
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,025.50 baht");
    await place().getByRole("button", { name: "Contact support" }).click();
    await expect.element(message()).toHaveValue(expect.stringContaining("\nAmount: 25.50 baht\n"));
  });
});

test("a success percent of 0 shows the conditions alone", async () => {
  backend({ [WALLET]: () => wallet({ amount: 25.5, success: 0, fail: 50 }) });
  await open("/user/home");
  await receive().click();
  await expect.element(question().getByText("Friends must play.")).toBeVisible();
  expect(question().getByText(/%/).elements()).toEqual([]);
});

test("an invite bonus that the wallet does not name is a dash, and the server decides", async () => {
  const { callsTo } = backend({ [WALLET]: () => wallet(null) });
  await open("/user/home");
  await expect
    .element(page.getByRole("region", { name: "Invite bonus" }).getByText("Amount not known yet"))
    .toBeInTheDocument();
  await receive().click();
  await expect.element(question().getByText(/How much is not known yet/)).toBeVisible();
  await confirm().click();
  await expect.poll(() => callsTo(BONUS).length).toBe(1);
});

test("home asks for nothing of this before the balance stands", async () => {
  const end = Promise.withResolvers<Response>();
  const { arrived, callsTo } = backend({ [WALLET]: () => end.promise });
  await open("/user/home");
  await expect.poll(() => callsTo(WALLET).length).toBe(1);
  expect(arrived.filter(({ path }) => /invite|refund|bonus|promotion/.test(path))).toEqual([]);
  expect(page.getByRole("region", { name: "Invite bonus" }).elements()).toEqual([]);
  end.resolve(wallet());
  await expect.element(receive()).toBeEnabled();
});

describe("the invite link", () => {
  test("names the member, and can be copied", async () => {
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    backend();
    await open(ADDRESS);
    await expect.element(invite().getByText(link)).toBeVisible();
    await button("Copy the link: Invite link").click();
    await expect.poll(() => copied.mock.calls).toEqual([[link]]);
  });

  test("is shown as a QR code that is drawn on demand", async () => {
    backend();
    await open(ADDRESS);
    await button("Show the QR code").click();
    await expect.element(invite().getByRole("img", { name: "QR code of the invite link" })).toBeVisible();
    await button("Hide the QR code").click();
    await expect.element(invite().getByRole("img")).not.toBeInTheDocument();
  });

  describe("where the browser shares", () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    beforeEach(() => {
      share.mockReset();
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    });
    afterEach(() => Reflect.deleteProperty(navigator, "share"));

    test("is shared; closing the share sheet is no failure", async () => {
      share.mockRejectedValue(new DOMException("closed", "AbortError"));
      backend();
      await open(ADDRESS);
      await button("Share the link").click();
      await expect.poll(() => share.mock.calls.map(([data]) => data.url)).toEqual([link]);
      expect(page.getByText(/Sharing failed/).elements()).toEqual([]);
    });

    test("says when sharing failed", async () => {
      share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
      backend();
      await open(ADDRESS);
      await button("Share the link").click();
      await expect.element(invite().getByText("Sharing failed. Copy the link instead.")).toBeVisible();
    });
  });

  test("has no share button elsewhere", async () => {
    expect("share" in navigator).toBe(false);
    backend();
    await open(ADDRESS);
    await expect.element(button("Show the QR code")).toBeVisible();
    expect(button("Share the link").elements()).toEqual([]);
  });
});

test("the banners come first, and closing them opens the dialog", async () => {
  backend({ [BANNERS]: () => answer([aBanner({ image: null, html: "<p>1% of every stake</p>" })]) });
  await open("/user/home");
  await button("Invite").click();
  await expect.element(dialog().getByText("1% of every stake")).toBeVisible();
  await button("Continue").click();
  await expect.element(invite().getByText(link)).toBeVisible();
  expect(window.location.search).toBe("?dialog=invite");
});

test("nobody waits for slow banners: the dialog opens past them, and closing them closes all", async () => {
  backend({ [BANNERS]: () => new Promise(() => {}) });
  await open("/user/home");
  await button("Invite").click();
  await button("Continue").click();
  await expect.element(invite().getByText(link)).toBeVisible();
  await button("Close").click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button("Invite").click();
  await button("Close").click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

/** A page of eleven friends, with this many of one name. */
function friends(count: number, name: string) {
  const invites = Array.from({ length: count }, () => anInviteRow({ from: { name } }));
  return answer({ invites, total: 11 });
}

describe("the log", () => {
  test("shows friends, also one without a name", async () => {
    backend({
      [LOG]: () => answer({ invites: [anInviteRow(), anInviteRow({ from: { name: "" } })], total: 2 }),
    });
    await open(ADDRESS);
    await expect.element(invite().getByRole("row", { name: /Somchai 12\.50/ })).toBeVisible();
    await expect.element(invite().getByRole("row", { name: /Name not known/ })).toBeVisible();
  });

  test("that does not load shows a retry alone", async () => {
    backend({ [LOG]: () => answer({ message: "NO_DATA" }, 500) });
    await open(ADDRESS);
    await expect.element(invite().getByText(/Nothing was found/)).toBeVisible();
    await expect.element(invite().getByText(link)).toBeVisible();
  });

  test("says that its second page did not load, in its place, and loads it when asked again", async () => {
    const retry = () => invite().getByRole("button", { name: "Try again" });
    const { table } = backend({ [LOG]: () => friends(10, "Malee") });
    await open(ADDRESS);
    await expect.element(invite().getByRole("row", { name: /Malee/ }).first()).toBeVisible();
    table[LOG] = () => answer({}, 500);
    await invite().getByRole("button", { name: "Page 2" }).click();
    await expect.element(retry()).toBeVisible();
    expect(invite().getByRole("row", { name: /Malee/ }).elements()).toEqual([]);
    table[LOG] = () => friends(1, "Niran");
    await retry().click();
    await expect.element(invite().getByRole("row", { name: /Niran/ })).toBeVisible();
  });

  test("keeps the rows of a page that is asked for again in vain, and says so", async () => {
    const { table } = backend();
    await open(ADDRESS);
    await expect.element(invite().getByRole("row", { name: /Somchai/ })).toBeVisible();
    table[LOG] = () => answer({ message: "NO_DATA" }, 500);
    window.dispatchEvent(new Event("online"));
    await expect.element(invite().getByText(/Nothing was found/)).toBeVisible();
    await expect.element(invite().getByRole("row", { name: /Somchai/ })).toBeVisible();
  });

  test("of a member without friends says so", async () => {
    backend({ [LOG]: () => answer({ invites: [], total: 0 }) });
    await open(ADDRESS);
    await expect.element(invite().getByText("No invited friends yet")).toBeVisible();
  });
});
