import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { IdempotencyKey } from "@member-wallet/api";
import type { Stand } from "../money-calls/record/act.ts";
import { writeAct } from "../money-calls/record/stored-acts.ts";
import { draftsOf } from "../session/drafts/create-drafts.ts";
import { createSession } from "../session/create-session.ts";
import { browserStorages } from "../storage/storage.ts";
import { reloadForChunks } from "./reload-for-chunks.ts";

const closing: (() => void)[] = [];

const there = async () => new Response();

/** A page whose server does or doesn't answer, with or without pending calls. */
function aPage() {
  let server: () => Promise<Response> = there;
  const storages = browserStorages();
  storages.tab.write("token", "token-a");
  let calls: Record<string, { status: "pending" | "fulfilled" }> = {};
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => server());
  const reload = vi.fn<() => void>();
  const getState = () => ({ api: { mutations: calls } });
  const open = () => {
    // The part of the store that the code reads.
    const store = { getState } as unknown as Parameters<typeof reloadForChunks>[0]["store"];
    const session = createSession(storages, null);
    closing.push(reloadForChunks({ store, session, reload }));
    return session;
  };
  const session = open();
  return {
    session,
    asked,
    reload,
    /** The same tab after a reload. */
    reopen() {
      closing.splice(0).forEach((close) => close());
      return open();
    },
    answer: (answering: typeof server) => void (server = answering),
    call: (status: "pending" | "fulfilled") => void (calls = { transfer: { status } }),
  };
}

/** A chunk fails, then this much time passes. */
async function fails(milliseconds: number) {
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A chunk fails, then fails again on retry. */
async function failsTwice() {
  await fails(2_000);
  await fails(4_000);
}

function show(html: string) {
  document.body.insertAdjacentHTML("beforeend", `<div data-testid="page">${html}</div>`);
  document.querySelectorAll<HTMLDialogElement>("dialog").forEach((dialog) => dialog.showModal());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  closing.splice(0).forEach((close) => close());
  document.querySelectorAll("[data-testid=page]").forEach((page) => page.remove());
  vi.useRealTimers();
});

describe("a chunk that fails to load while the server answers", () => {
  test("causes one reload, and not a second one", async () => {
    const { reload, reopen } = aPage();
    await failsTwice();
    expect(reload).toHaveBeenCalledTimes(1);
    await failsTwice();
    reopen();
    await failsTwice();
    await failsTwice();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("hands the drafts of other forms over to the new page, and leaves none in the tab", async () => {
    const { session, reload, reopen } = aPage();
    draftsOf(session).write("member-a", "transfer", { amount: "12.50" });
    await failsTwice();
    expect(reload).toHaveBeenCalledTimes(1);
    const next = draftsOf(reopen());
    expect(Object.keys(window.sessionStorage)).not.toContain("drafts");
    expect(next.read("member-a", "transfer")).toEqual({ amount: "12.50" });
  });

  test("can cause another reload once the page has worked for two minutes", async () => {
    const { reload, reopen } = aPage();
    await failsTwice();
    reopen();
    await vi.advanceTimersByTimeAsync(120_000);
    await failsTwice();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("causes no reload where the browser stores nothing", async () => {
    const { reload } = aPage();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Refused", "QuotaExceededError");
    });
    await failsTwice();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("nothing is reloaded", () => {
  test("after a single failure, even if it is reported several times", async () => {
    const { reload } = aPage();
    await fails(100);
    await fails(100);
    await fails(100);
    await vi.advanceTimersByTimeAsync(100_000);
    await fails(100);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers with an error", async () => new Response(null, { status: 502 })],
  ])("while the server %s", async (_case, answering) => {
    const { reload, answer, asked } = aPage();
    answer(answering);
    await failsTwice();
    expect(asked).toHaveBeenCalledWith(window.location.pathname, expect.objectContaining({ method: "HEAD" }));
    expect(reload).not.toHaveBeenCalled();
  });

  test("while money is being sent, but is reloaded once it is known how that ended", async () => {
    const { reload, session } = aPage();
    const sending = { key: "key-1" as IdempotencyKey, began: 0, asked: { kind: "gift-link" } } as const;
    const store = (stand: Stand) =>
      session.storage().write("acts key-1", writeAct("member-a", { ...sending, stand }));
    store({ kind: "sending" });
    await failsTwice();
    expect(reload).not.toHaveBeenCalled();
    store({ kind: "unknown", resend: true, told: false });
    await fails(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("while a call is pending, but is reloaded when it has ended", async () => {
    const { reload, call } = aPage();
    call("pending");
    await failsTwice();
    expect(reload).not.toHaveBeenCalled();
    call("fulfilled");
    await fails(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["something typed", `<input value="12.50">`],
    ["something pasted", `<textarea>https://gift.example</textarea>`],
    ["a dialog that is open", `<dialog>Unknown whether the money moved</dialog>`],
    ["what only this page has", `<span hidden data-unsaved></span>`],
  ])("over %s", async (_case, html) => {
    const { reload } = aPage();
    show(html);
    await failsTwice();
    expect(reload).not.toHaveBeenCalled();
  });

  test("while what was typed waits for its member to log in again", async () => {
    const { reload, session } = aPage();
    draftsOf(session).write("member-a", "gift-link", { link: "https://gift.example" });
    session.leave("refused");
    await failsTwice();
    expect(reload).not.toHaveBeenCalled();
    session.enter("token-b", false);
    await fails(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(["this tab", "another tab"])(
    "on a public page that would end the session of %s",
    async (whose) => {
      const { reload, session } = aPage();
      if (whose === "another tab") {
        session.leave("public-page");
        window.localStorage.setItem("token", "token-b");
      }
      const before = window.location.href;
      window.history.pushState(null, "", "/login");
      onTestFinished(() => window.history.replaceState(null, "", before));
      await failsTwice();
      expect(reload).not.toHaveBeenCalled();
      window.history.replaceState(null, "", "/user/statement");
      await fails(0);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test("is not blocked by a ticked box, an empty field or a dialog that failed to load", async () => {
    const { reload } = aPage();
    show(`<input type="checkbox" checked><input value=""><dialog><p data-lazy-failed>Try again</p></dialog>`);
    await failsTwice();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
