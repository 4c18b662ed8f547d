import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserStorages } from "../../storage/storage.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, FLAG, launcher, message, open, panel } from "../../testing/support-chat.ts";

const GUEST_ID = "00010f10ff0000000000000000000000";

const AT = "2026-03-02T07:05:00.000Z";

const histories = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

describe("the chat", () => {
  test.each([
    ["visitors", "/contact", null],
    ["members", "/user/contact", "token-a"],
  ])("shows for %s once the page has loaded, and Contact opens it", async (_who, address, token) => {
    const contact = Promise.withResolvers<Response>();
    const { callsTo } = backend({ "GET /api/lookup/contact": () => contact.promise });
    await open(address, token);
    await expect.poll(() => callsTo("GET /api/lookup/contact").length).toBe(1);
    expect(callsTo(FLAG)).toEqual([]);
    contact.resolve(answer({ contactText: "<p>Call us.</p>", lineLink: "", lineName: "", lineQR: "" }));
    await expect.element(launcher()).toBeVisible();
    await page.getByRole("button", { name: "Open the chat" }).click();
    await expect.element(message()).toBeVisible();
    expect(callsTo(FLAG)).toHaveLength(1);
  });

  test("shows for a member whose profile does not load, by what the wallet says of them", async () => {
    const { callsTo } = backend({ "GET /api/account/profile": () => answer({}, 500) });
    await open("/user/contact", "token-a");
    await expect.element(launcher()).toBeVisible();
    expect(callsTo("GET /api/account/profile").length).toBeGreaterThan(0);
  });

  test("invites once, and remembers it for the browser, not for the tab", async () => {
    backend();
    await open("/contact");
    await expect.element(launcher()).toBeVisible();
    const { local, tab } = browserStorages();
    await expect.poll(() => local.read("chatInviteClosed")).toBe("true");
    expect(tab.read("chatInviteClosed")).toBeNull();
  });

  test.each([
    ["switched off", () => answer({ enableChatWidget: false })],
    ["not known to be on", () => answer({}, 500)],
  ])("that is %s is absent, and no error shows", async (_why, flag) => {
    const { callsTo } = backend({ [FLAG]: flag });
    await open("/contact");
    await expect.poll(() => callsTo(FLAG).length).toBe(1);
    await expect.element(page.getByText("Call us.")).toBeVisible();
    expect(launcher().elements()).toEqual([]);
    expect(
      page
        .getByRole("alert")
        .elements()
        .map((each) => each.textContent)
        .join(""),
    ).toBe("");
    expect(page.getByRole("button", { name: "Open the chat" }).elements()).toEqual([]);
    expect(callsTo("GET /api/chat/config")).toEqual([]);
  });

  test("without a backend is never asked for", async () => {
    const { arrived } = backend();
    await open("/contact", null, {});
    await expect.element(page.getByText("Call us.")).toBeVisible();
    // A language change proves that the page went on.
    await page.getByRole("link", { name: "Home" }).click();
    await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    expect(arrived.map(({ path }) => path)).not.toContain("/api/lookup/enableChatWidget");
    expect(launcher().elements()).toEqual([]);
  });

  test("stays open while the visitor goes to another page", async () => {
    const { callsTo } = backend();
    await open("/contact");
    await page.getByRole("button", { name: "Open the chat" }).click();
    await message().fill("Hello");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("link", { name: "Home" }).click();
    await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await launcher().click();
    await expect.element(message()).toHaveValue("Hello");
    expect(callsTo("GET /api/chat/config")).toHaveLength(1);
    expect(callsTo(FLAG)).toHaveLength(1);
  });

  test("follows a change of language", async () => {
    backend();
    const { language } = await open("/contact");
    await expect.element(launcher()).toBeVisible();
    language.change("th");
    await expect.element(page.getByRole("button", { name: "แช\u2060ตกับเจ้าหน้าที่" })).toBeVisible();
  });
});

describe("whose chat it is", () => {
  test("a guest's is known by an id that stays in this browser", async () => {
    const { callsTo } = backend();
    window.localStorage.setItem("guest-id", GUEST_ID);
    await open("/contact");
    await expect
      .poll(() => histories(callsTo("POST /api/chat/history"))[0])
      .toMatchObject({ guestId: GUEST_ID });
    expect(window.localStorage.getItem("guest-id")).toBe(GUEST_ID);
  });

  test.each([null, "someone"])("a guest without a usable id (%j) gets one", async (stored) => {
    const { callsTo } = backend();
    if (stored !== null) window.localStorage.setItem("guest-id", stored);
    await open("/contact");
    await expect.poll(() => callsTo("POST /api/chat/history").length).toBeGreaterThan(0);
    const made = window.localStorage.getItem("guest-id");
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(callsTo("POST /api/chat/history")[0]?.body).toMatchObject({ guestId: made });
  });

  test("a guest's is forgotten once its deletion is answered, and the guest is told", async () => {
    const { callsTo } = backend({
      "POST /api/chat/history": () =>
        answer([{ sender: "other", message: { message_type: "text", payload: "Hello" }, createdAt: AT }]),
    });
    window.localStorage.setItem("guest-id", GUEST_ID);
    await open("/contact");
    await page.getByRole("button", { name: "Open the chat" }).click();
    await page.getByRole("button", { name: "Chat options" }).click();
    await page.getByRole("menuitem", { name: "Delete the chat" }).click();
    await page.getByRole("button", { name: "Delete the chat" }).click();
    const told = page.getByRole("alertdialog", { name: "The chat is deleted" });
    await expect.element(told).toBeVisible();
    const next = window.localStorage.getItem("guest-id");
    expect(next).not.toBe(GUEST_ID);
    await expect
      .poll(() => histories(callsTo("POST /api/chat/history")).at(-1))
      .toMatchObject({ guestId: next });
    await told.getByRole("button", { name: "Close" }).last().click();
    await expect.element(told).not.toBeInTheDocument();
    expect(panel().elements()).toEqual([]);
    await page.getByRole("button", { name: "Open the chat" }).click();
    await expect.element(message()).toBeVisible();
  });

  test("a member's is that of the profile, under the session's token", async () => {
    const { callsTo } = backend();
    await open("/user/contact", "token-a");
    await expect.poll(() => callsTo("POST /api/chat/history").length).toBeGreaterThan(0);
    const [call] = callsTo("POST /api/chat/history");
    expect(call?.body).toMatchObject({ userId: "member-a" });
    expect(call?.token).toBe("token-a");
    expect(window.localStorage.getItem("guest-id")).toBeNull();
  });

  test("changes with log-in and log-out, in any tab, and nothing of it is shown to the next", async () => {
    const { callsTo } = backend();
    const lastHistory = () => histories(callsTo("POST /api/chat/history")).at(-1);
    const { session } = await open("/contact");
    await page.getByRole("button", { name: "Open the chat" }).click();
    await message().fill("From a guest");
    const first = window.localStorage.getItem("guest-id");
    session.enter("token-a", false);
    await expect.poll(lastHistory).toMatchObject({ userId: "member-a" });
    expect(window.localStorage.getItem("guest-id")).toBeNull();
    expect(panel().elements()).toEqual([]);
    await launcher().click();
    await expect.element(message()).toHaveValue("");
    await message().fill("From a member");
    expect(window.sessionStorage.getItem("chatDraft")).toContain("From a member");
    session.leave("logged-out");
    const second = window.localStorage.getItem("guest-id");
    expect(second).not.toBe(first);
    await expect.poll(lastHistory).toMatchObject({ guestId: second });
    expect(window.sessionStorage.getItem("chatDraft")).toBeNull();
    await launcher().click();
    await expect.element(message()).toHaveValue("");

    await message().fill("From the next guest");
    // Somebody logs in in another tab.
    window.localStorage.removeItem("guest-id");
    window.dispatchEvent(new StorageEvent("storage", { key: "guest-id" }));
    await expect.poll(lastHistory).not.toMatchObject({ guestId: second });
    expect(lastHistory()).toMatchObject({ guestId: window.localStorage.getItem("guest-id") });
    expect(window.sessionStorage.getItem("chatDraft")).toBeNull();
    await launcher().click();
    await expect.element(message()).toHaveValue("");
  });
});
