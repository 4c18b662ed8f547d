import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const TRANSFER = "POST /api/wallet/transfer";
const ACTIVATE = "GET /api/wallet/activate/PG";
const RESET = "GET /api/wallet/resetpassword/PG";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = async (name: string) => button(name).click();

/** The actions of a member, the call of each, its name once its dialog was left, and the text that confirms it. */
const JOBS = [
  {
    job: "a move into the game",
    begin: () => press("Move 1,000.00 baht in"),
    line: TRANSFER,
    name: "Transfer",
    done: "Transferred",
  },
  {
    job: "a move out of it",
    begin: () => press("Move 50.00 baht out"),
    line: TRANSFER,
    name: "Transfer",
    done: "Transferred",
  },
  {
    job: "a move to play",
    begin: async () => {
      await page.getByRole("radio", { name: "Move money in first" }).click();
      await press("Move 1,000.00 baht in and play");
    },
    line: TRANSFER,
    name: "Transfer",
    done: "Transferred",
  },
  {
    job: "the opening of the account",
    begin: () => press("Open this game account"),
    line: ACTIVATE,
    name: "Opening of the game account PG",
    done: "The game account is open",
  },
  {
    job: "a new password",
    begin: async () => {
      await press("Change the password");
      await press("Get a new password");
    },
    line: RESET,
    name: "PG Soft",
    done: "The game password was changed",
  },
] as const;
type Job = (typeof JOBS)[number];
const [MOVE_IN, MOVE_OUT, MOVE_TO_PLAY, OPENING, RENEWAL] = JOBS;

function backend(job: Job, over: Parameters<typeof mockBackend>[0]) {
  const isActive = job !== OPENING;
  return mockBackend({
    "GET /api/wallet": () =>
      answer(aWalletAnswer({ wallet: { amount: 1000 }, slots: [aGameAccount({ isActive, amount: 50 })] })),
    "GET /api/wallet/account/PG": () => answer({ username: "user-1", password: "secret-1" }),
    "GET /api/autoLogin/pg/user-1": () => answer({ link: "https://games.example/pg" }),
    ...over,
  });
}

/** Goes back until the game's dialog is left: Back leaves a question over it first. */
async function leave() {
  while (openDialogs() > 0) {
    const before = openDialogs();
    window.history.back();
    await expect.poll(openDialogs).toBeLessThan(before);
  }
}

const openDialogs = () => page.getByRole("dialog").or(page.getByRole("alertdialog")).elements().length;

/** Starts an action in the game's dialog, and goes back while its call is pending. */
async function beginAndLeave(job: Job, end: Promise<Response>) {
  const { callsTo, table } = backend(job, { [job.line]: () => end });
  window.history.pushState(null, "", "/user/home");
  const { session } = await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  await job.begin();
  await expect.poll(() => callsTo(job.line).length).toBe(1);
  await leave();
  return { session, callsTo, table };
}

const dialog = () => page.getByRole("dialog", { name: "PG Soft" });
const alert = (name: string | RegExp) => page.getByRole("alertdialog", { name, exact: true });
const toast = (text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);
const refusal = () => answer({ message: "TRANSFER_FAIL" }, 400);

beforeEach(() => {
  vi.spyOn(window, "open").mockReturnValue(null);
});

describe.each(JOBS)("$job that the member left by Back", (job) => {
  test("and that succeeds shows one toast", async () => {
    const end = Promise.withResolvers<Response>();
    await beginAndLeave(job, end.promise);
    end.resolve(answer({ message: "SUCCESS" }));
    await expect.element(toast(job.done)).toBeVisible();
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });

  test("and that is refused shows one alert", async () => {
    const end = Promise.withResolvers<Response>();
    await beginAndLeave(job, end.promise);
    end.resolve(refusal());
    await expect.element(alert(job.name).getByText(/^The transfer failed/)).toBeVisible();
    await alert(job.name).getByRole("button", { name: "Close" }).last().click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    expect(page.getByText(/^The transfer failed/).elements()).toEqual([]);
  });
});

test.each([MOVE_IN, MOVE_OUT, MOVE_TO_PLAY])(
  "$job that is refused is an alert, and leaves no word in the dialog",
  async (job) => {
    backend(job, { [job.line]: refusal });
    await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
    await job.begin();
    const error = page.getByRole("alertdialog", { name: "Error" });
    await expect.element(error.getByText(/^The transfer failed/)).toBeVisible();
    await error.getByRole("button", { name: "Close" }).last().click();
    await expect.element(button("Move 1,000.00 baht in")).toBeEnabled();
    expect(page.getByText(/^The transfer failed/).elements()).toEqual([]);
  },
);

test.each([
  ["is lost on the way", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["comes from a gateway", () => answer({ message: "Bad gateway" }, 502)],
  ["can't be read", () => new Response("<html></html>")],
])("a new password whose answer %s may be there, and is not said to have failed", async (_, end) => {
  const { callsTo } = backend(RENEWAL, { [RESET]: end });
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  await RENEWAL.begin();
  await expect.element(dialog().getByText("Outcome unknown")).toBeVisible();
  expect(
    dialog()
      .getByText(/try again/i)
      .elements(),
  ).toEqual([]);
  expect(callsTo(RESET)).toHaveLength(1);
});

test("a new password that the member takes back by Back within its delay is not asked for", async () => {
  const { callsTo } = backend(RENEWAL, { [RESET]: () => answer({ message: "SUCCESS" }) });
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  await press("Change the password");
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    button("Get a new password")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(button("Get a new password")).toHaveAttribute("aria-busy", "true");
    window.history.back();
    await expect.element(question).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.element(dialog().getByRole("button", { name: "Change the password" })).toBeEnabled();
  expect(callsTo(RESET)).toEqual([]);
});

test("an opening that was refused says so until its dialog is left, and not in the next one", async () => {
  backend(OPENING, { [ACTIVATE]: () => answer({ message: "SLOT_ACTIVATE_FAIL" }, 400) });
  window.history.pushState(null, "", "/user/home");
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  await OPENING.begin();
  const reason = dialog().getByText("The game account could not be opened", { exact: false });
  await expect.element(reason).toBeVisible();
  await leave();
  window.history.forward();
  await expect.element(button("Open this game account")).toBeEnabled();
  expect(reason.elements()).toEqual([]);
});

describe("the state of money whose answer was lost", () => {
  test.each([MOVE_IN, MOVE_OUT, MOVE_TO_PLAY])(
    "is told after $job was left, with the statement",
    async (job) => {
      const end = Promise.withResolvers<Response>();
      const { callsTo } = await beginAndLeave(job, end.promise);
      end.resolve(answer("<html>", 502));
      const named = alert(/^Transfer of (1,000|50)\.00 baht$/);
      await expect.element(named.getByText(/^Outcome unknown/)).toBeVisible();
      await named.getByRole("button", { name: "Open the statement" }).click();
      await expect.poll(() => window.location.pathname).toBe("/user/statement");
      expect(callsTo(TRANSFER)).toHaveLength(1);
    },
  );
});

test("an opening whose answer was lost opens the account again", async () => {
  const end = Promise.withResolvers<Response>();
  await beginAndLeave(OPENING, end.promise);
  end.resolve(answer("<html>", 502));
  await expect.element(alert(OPENING.name).getByText(/^Outcome unknown: we have no reply yet/)).toBeVisible();
  await alert(OPENING.name).getByRole("button", { name: "See the game account" }).click();
  await expect.element(dialog()).toBeVisible();
});

test.each(JOBS)("$job that is pending is not sent a second time in the reopened dialog", async (job) => {
  const { callsTo } = await beginAndLeave(job, new Promise(() => {}));
  window.history.forward();
  await expect.poll(() => dialog().query()?.querySelector("button[aria-busy=true]") ?? null).not.toBeNull();
  // The whole dialog except its close button, which has only an icon.
  const words = dialog()
    .getByRole("button")
    .elements()
    .filter(({ textContent }) => textContent !== "");
  for (const each of words) each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect([TRANSFER, ACTIVATE, RESET].flatMap((line) => callsTo(line))).toHaveLength(1);
});

test.each([
  {
    end: "was moved is emptied",
    response: () => answer({ message: "SUCCESS" }),
    told: () => toast("Transferred"),
    stays: "",
  },
  {
    end: "was refused stays",
    response: refusal,
    told: () => page.getByText(/^The transfer failed/),
    stays: "30",
  },
])("the field of an amount that $end", async ({ response, told, stays }) => {
  backend(MOVE_IN, { [MOVE_IN.line]: response });
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  const amount = dialog().getByLabelText("Amount to move");
  await amount.fill("30");
  await press("Move 30.00 baht in");
  await expect.element(told()).toBeVisible();
  await expect.element(amount).toHaveValue(stays);
});

test("a typed amount whose end is not known is there again where the member starts over", async () => {
  backend(MOVE_IN, { [MOVE_IN.line]: () => Promise.reject(new TypeError("dropped")) });
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  const amount = page.getByRole("textbox", { name: "Amount to move" });
  await amount.fill("30");
  await press("Move 30.00 baht in");
  await expect.element(amount).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
  await expect.element(amount).toHaveValue("30");
});

test("a move that is pending is pending in the transfer dialog too, which sends no other", async () => {
  const { callsTo } = await beginAndLeave(MOVE_IN, new Promise(() => {}));
  await press("Transfer");
  const submit = page.getByRole("dialog").getByRole("button", { name: "Transfer", exact: true });
  await expect.element(submit).toHaveAttribute("aria-busy", "true");
  submit.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(callsTo(TRANSFER)).toHaveLength(1);
});

test("the next member sees nothing of a move that the last one left", async () => {
  const ended = Promise.withResolvers<Response>();
  const own = Promise.withResolvers<Response>();
  const { session, callsTo, table } = await beginAndLeave(MOVE_IN, ended.promise);
  session.leave("logged-out");
  session.enter("token-b", false);
  ended.resolve(refusal());

  // Alerts show one after another: the other member's would precede this one's.
  table[TRANSFER] = () => own.promise;
  window.history.forward();
  await MOVE_IN.begin();
  await expect.poll(() => callsTo(TRANSFER).length).toBe(2);
  window.history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  own.resolve(answer({ message: "MONEY_NOT_ENOUGH" }, 400));
  await expect.element(alert(MOVE_IN.name).getByText(/^The balance is too low/)).toBeVisible();
  expect(page.getByText(/^The transfer failed/).elements()).toEqual([]);
});

describe("a window that was opened to play", () => {
  test.each([
    { end: "did not move", response: refusal, closed: 1, sentTo: [] },
    {
      end: "moved",
      response: () => answer({ message: "SUCCESS" }),
      closed: 0,
      sentTo: [["https://games.example/pg"]],
    },
  ])("is closed or navigated, as it should be, when the money $end", async ({ response, closed, sentTo }) => {
    const close = vi.fn<() => void>();
    const replace = vi.fn<(link: string) => void>();
    const document = { title: "", body: { textContent: "" } };
    const opened = { closed: false, opener: null, document, location: { replace }, close };
    vi.mocked(window.open).mockReturnValue(opened as unknown as Window);
    const end = Promise.withResolvers<Response>();
    await beginAndLeave(MOVE_TO_PLAY, end.promise);
    end.resolve(response());
    await expect.poll(() => [close.mock.calls.length, replace.mock.calls]).toEqual([closed, sentTo]);
  });
});
