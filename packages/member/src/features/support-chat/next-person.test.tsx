import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserTabChannel } from "../../session/tab-channel.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, openChat, message, open, panel } from "../../testing/support-chat.ts";
import { removeOthersFiles } from "./remove-others-files.ts";

/** What member A leaves: ids, and what A has typed, picked and sent. */
const OF_A = ["member-a", "token-a", "86.57", "Waits for the line", "Half a sentence", "my-bank.png"];

const histories = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

/** A backend that stores the first message, and until `release` loses all other calls that send. */
function slowBackend() {
  let released = false;
  const untilReleased = () => (released ? Promise.resolve() : new Promise<never>(() => {}));
  const stored: { clientId: string; message: { payload: unknown } }[] = [];
  const mock = backend({
    "POST /api/chat/send-message": async ({ body, key }) => {
      const sent = body as (typeof stored)[number];
      if (sent.message.payload !== "First") await untilReleased();
      stored.push(sent);
      const headers = { "Idempotency-Key": key ?? "" };
      return Response.json({ createdAt: new Date(stored.length * 1_000).toISOString() }, { headers });
    },
    "POST /api/chat/upload-image": async () => {
      await untilReleased();
      return answer({ path: "/files/1.png" });
    },
    "POST /api/chat/history": () =>
      answer(
        stored
          .map((each, at) => ({ ...each, createdAt: new Date((at + 1) * 1_000).toISOString() }))
          .toReversed(),
      ),
  });
  return { ...mock, stored, release: () => void (released = true) };
}

/** The chat's files in IndexedDB: whose they are, and their names. */
async function files(): Promise<string[]> {
  const opened = indexedDB.open("member-wallet-chat", 1);
  opened.addEventListener("upgradeneeded", () =>
    opened.result.createObjectStore("files", { keyPath: ["customer", "id"] }),
  );
  await new Promise((resolve) => opened.addEventListener("success", resolve));
  const all = opened.result.transaction("files").objectStore("files").getAll();
  await new Promise((resolve) => all.addEventListener("success", resolve));
  opened.result.close();
  return (all.result as { customer: string; file: File }[]).map(
    (each) => `${each.customer} ${each.file.name}`,
  );
}

/** Every storage of this browser but what an expiry keeps, what other tabs are told, and the page itself. */
async function everything(told: readonly unknown[]): Promise<string> {
  const { kept: _kept, ...local } = Object.fromEntries(Object.entries(localStorage)) as Record<
    string,
    string
  >;
  const caches = await Promise.all(
    (await window.caches.keys()).map(async (name) =>
      (await (await window.caches.open(name)).keys()).map(({ url }) => url),
    ),
  );
  const typed = [...document.querySelectorAll("input, textarea")].map(
    (each) => Reflect.get(each, "value") as string,
  );
  return [local, Object.entries(sessionStorage), caches, told, typed, document.body.textContent]
    .map((part) => JSON.stringify(part))
    .join("\n");
}

/** Member A in home's transfer and in the chat, with everything unsent, in a browser with other tabs. */
async function memberA(address = "/user/home?dialog=transfer") {
  const server = slowBackend();
  const otherTab = browserTabChannel();
  const told: unknown[] = [];
  otherTab?.addEventListener("message", ({ data }) => told.push(data));
  const site = await open(address, "token-a", { chatUrl: "" }, browserTabChannel());
  removeOthersFiles(site.session);
  await page.getByRole("dialog").getByLabelText("Amount", { exact: true }).fill("86.57");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await openChat();
  await message().fill("First");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.stored.length).toBe(1);
  await message().fill("Waits for the line");
  await userEvent.keyboard("{Enter}");
  const picker = panel().element().querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(picker as HTMLElement, new File(["png"], "my-bank.png", { type: "image/png" }));
  await panel().getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(files).toEqual(["member member-a my-bank.png"]);
  await message().fill("Half a sentence");
  expect(await everything(told)).toContain("Half a sentence");
  return { ...site, ...server, told };
}

beforeEach(() => void indexedDB.deleteDatabase("member-wallet-chat"));

test("after a log-out no storage has anything of its member", async () => {
  const { session, told } = await memberA();
  session.leave("logged-out");
  await expect.poll(files).toEqual([]);
  await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  const left = await everything(told);
  expect(OF_A.filter((each) => left.includes(each))).toEqual([]);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()).toEqual([
    "agreement",
    "guest-id",
    "knowsKeys",
    "storedFor",
  ]);
  expect(JSON.stringify(window.history.state)).not.toMatch(/user|token/);
});

describe("after a session that expired", () => {
  test("the next person finds nothing, and another member's log-in removes what was kept", async () => {
    const { session, told, callsTo } = await memberA();
    session.leave("refused");
    await expect
      .element(page.getByText("Log in again to continue where you left off.", { exact: false }))
      .toBeVisible();
    const left = await everything(told);
    expect(OF_A.filter((each) => left.includes(each))).toEqual([]);
    await openChat();
    await expect.element(message()).toHaveValue("");
    expect(await everything(told)).not.toContain("Waits for the line");

    session.enter("token-b", false);
    await expect
      .poll(() => histories(callsTo("POST /api/chat/history")).at(-1))
      .toMatchObject({ userId: "member-b" });
    await expect.poll(files).toEqual([]);
    expect(localStorage.getItem("kept")).toBeNull();
  });

  test("its member continues with text, picture and draft: each is sent once, in order", async () => {
    const { session, stored, release, callsTo } = await memberA();
    session.leave("refused");
    release();
    await expect.poll(() => histories(callsTo("POST /api/chat/history")).at(-1)).toHaveProperty("guestId");
    expect(stored).toHaveLength(1);

    session.enter("token-a", true);
    await openChat();
    await expect.element(message()).toHaveValue("Half a sentence");
    await expect.poll(() => stored.length).toBe(3);
    expect(stored.map(({ message: { payload } }) => payload)).toMatchObject([
      "First",
      "Waits for the line",
      { name: "my-bank.png", filePath: "/files/1.png" },
    ]);
    await expect.poll(files).toEqual([]);
    expect(window.localStorage.getItem("hiddenAmounts")).toBe("true");
    expect(localStorage.getItem("kept")).toBeNull();
  });
});
