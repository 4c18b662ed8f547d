import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aProfile, aWalletAnswer } from "@member-wallet/api/fixtures";
import { limitsAt, readLimits } from "@member-wallet/domain";
import { beginBreak } from "../../protection/begin-break.ts";
import { breakUntil } from "../../protection/breaks.ts";
import { readKept } from "../../protection/kept.ts";
import { browserStorages } from "../../storage/storage.ts";
import { answer } from "../../testing/mock-backend.ts";
import { button, dialog, open, protectionBackend } from "../../testing/protection.ts";

const LIMITS = "POST /api/protection/limits";
const WALLET = "GET /api/wallet";
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** What the backend keeps: 500 baht a day, and perhaps a break. */
const kept = (over: object = {}) => ({ deposit: { day: 500 }, now: inHours(0), ...over });
const answers = (over: Parameters<typeof protectionBackend>[0] = {}) =>
  protectionBackend({ "GET /api/protection": () => answer(kept()), ...over });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const { local } = browserStorages();
const storedBreak = () => breakUntil(local, aProfile()._id) ?? 0;
const limitsHere = () =>
  limitsAt(readLimits(readKept(local, "limits", aProfile()._id)[0] ?? null), Date.now());

test("the limits of the backend show, and are set there", async () => {
  const calls = answers({
    "GET /api/protection": () => answer(kept({ minutesPerDay: 60 })),
    [LIMITS]: () => answer(kept({ deposit: { day: 300.5 }, minutesPerDay: 60 })),
  });
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  await expect
    .element(page.getByText("The deposit limits apply wherever you log in", { exact: false }))
    .toBeVisible();
  expect(page.getByText("in this browser only", { exact: false }).elements()).toEqual([]);
  await field("Per day").fill("300.50");
  await button("Save limits").click();
  await expect.element(page.getByText("Your limits are saved")).toBeVisible();
  expect(calls.callsTo(LIMITS).map(({ body }) => body)).toEqual([
    { deposit: { day: 300.5 }, minutesPerDay: 60 },
  ]);
  await expect.poll(limitsHere).toEqual({ day: 30_050, minutesPerDay: 60 });
});

test("limits that the backend does not take are not saved, and what was typed stays", async () => {
  answers({ [LIMITS]: () => answer({}, 503) });
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  await field("Per day").fill("300");
  await button("Save limits").click();
  await expect.element(page.getByRole("region", { name: "Your limits" }).getByRole("alert")).toBeVisible();
  await expect.element(field("Per day")).toHaveValue("300");
  expect(limitsHere()).toEqual({ day: 50_000 });
});

test("limits whose member's session ends before they are sent are not set for the next member", async () => {
  const { table, callsTo } = answers({ [LIMITS]: () => answer(kept()) });
  const { session } = await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  const asked = callsTo(WALLET).length;
  table[WALLET] = ({ token }) => (token === "token-b" ? answer(aWalletAnswer()) : new Promise(() => {}));
  await field("Per day").fill("300");
  await button("Save limits").click();
  await expect.poll(() => callsTo(WALLET).length).toBeGreaterThan(asked);
  session.leave("refused");
  session.enter("token-b", false);
  await expect.element(field("Per day")).toHaveValue("500.00");
  await field("Per day").fill("200");
  await button("Save limits").click();
  await expect.element(page.getByText("Your limits are saved")).toBeVisible();
  expect(callsTo(LIMITS)).toMatchObject([{ token: "token-b", body: { deposit: { day: 200 } } }]);
});

test("a QR above a limit of the backend is refused by it, in words", async () => {
  const calls = answers({ "POST /api/qrcode/WW": () => answer({ message: "DEPOSIT_LIMIT" }, 400) });
  const { screen } = await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  await screen.unmount();
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("It applies wherever you log in", { exact: false })).toBeVisible();
  await field("Amount").fill("700");
  await button("Create a QR code").click();
  await expect
    .element(page.getByText("This is more than your own limit allows now.", { exact: false }).first())
    .toBeVisible();
  expect(calls.callsTo("POST /api/qrcode/WW")).toHaveLength(1);
});

const on = () => page.getByText("You are taking a break until", { exact: false });

async function takeADay() {
  await button("24 hours").click();
  await button("Continue").click();
  await button("Begin the break").click();
  await expect.element(on()).toBeVisible();
}

test("a break is taken at the backend, and ends when it says", async () => {
  const until = inHours(24);
  const calls = answers({ "POST /api/protection/break": () => answer(kept({ breakUntil: until })) });
  await open("/user/profile");
  await expect.element(page.getByText("The break applies wherever you log in.")).toBeVisible();
  await takeADay();
  expect(calls.callsTo("POST /api/protection/break").map(({ body }) => body)).toEqual([{ hours: 24 }]);
  expect(storedBreak()).toBe(Date.parse(until));
});

test("a break that the backend keeps takes the slip of an earlier transfer, though no account is named then", async () => {
  const { callsTo } = answers({
    "GET /api/protection": () => answer(kept({ breakUntil: inHours(24) })),
    "GET /api/lookup/deposit": () => answer({ banks: [], wallets: [], isManual: false }),
    "POST /api/wallet/slip": () => answer({ message: "SUCCESS", reference: "SLIP-1" }),
  });
  await open("/user/home?dialog=deposit");
  await expect.element(dialog().getByText("Send its slip here", { exact: false })).toBeVisible();
  const canvas = new OffscreenCanvas(20, 20);
  canvas.getContext("2d")?.fillRect(0, 0, 20, 20);
  const picture = await canvas.convertToBlob({ type: "image/jpeg" });
  await field("Transfer slip").upload(new File([picture], "slip.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByText("slip.jpg")).toBeVisible();
  await button("Send the slip").click();
  await expect.poll(() => callsTo("POST /api/wallet/slip").length).toBe(1);
  // What has arrived can't be sent once more.
  await expect.element(page.getByText("slip.jpg")).not.toBeInTheDocument();
});

test("a break that the backend does not take begins here, and says so", async () => {
  answers({ "POST /api/protection/break": () => answer({}, 503) });
  await open("/user/profile");
  await expect.element(page.getByText("The break applies wherever you log in.")).toBeVisible();
  await takeADay();
  await expect
    .element(page.getByText("The break has begun in this browser only.", { exact: false }).first())
    .toBeVisible();
  expect(storedBreak()).toBeGreaterThan(Date.now() + 23 * HOUR);
});

test("a break that the backend cannot be asked for any more begins here, and says so", async () => {
  const { table, callsTo } = answers();
  await open("/user/profile");
  await expect.element(page.getByText("The break applies wherever you log in.")).toBeVisible();
  table["GET /api/protection"] = () => answer({}, 503);
  await takeADay();
  await expect
    .element(page.getByText("The break has begun in this browser only.", { exact: false }).first())
    .toBeVisible();
  expect(callsTo("POST /api/protection/break")).toEqual([]);
  expect(storedBreak()).toBeGreaterThan(Date.now() + 23 * HOUR);
});

/** The line breaks before the answer to a change arrives; from then on the backend says this of what it keeps. */
function loses(line: string, then: () => Response) {
  const calls = answers();
  calls.table[line] = () => {
    calls.table["GET /api/protection"] = then;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  return calls;
}

test.each([
  ["has them", () => answer(kept({ deposit: { day: 300 } })), "Your limits are saved"],
  [
    "has them for later",
    () => answer(kept({ later: { deposit: { day: 300 }, from: inHours(24) } })),
    "Your limits are saved",
  ],
  ["has others", () => answer(kept()), "We could not read the reply."],
  ["cannot say", () => answer({}, 503), "We do not know yet whether your change was saved."],
])("after a lost answer the backend is asked for the limits: it %s", async (_what, then, text) => {
  const { callsTo } = loses("POST /api/protection/limits", then);
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  await field("Per day").fill("300");
  await button("Save limits").click();
  await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
  expect(callsTo("POST /api/protection/limits")).toHaveLength(1);
});

test.each([
  ["has none", () => answer(kept()), "The break has begun in this browser only."],
  ["cannot say", () => answer({}, 503), "We do not know yet whether it applies wherever you log in."],
])(
  "after a lost answer the backend is asked for the break: where it %s, it begins here",
  async (_what, then, text) => {
    loses("POST /api/protection/break", then);
    await open("/user/profile");
    await expect.element(page.getByText("The break applies wherever you log in.")).toBeVisible();
    await takeADay();
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
    expect(page.getByText("Check your statement", { exact: false }).elements()).toEqual([]);
    expect(storedBreak()).toBeGreaterThan(Date.now() + 23 * HOUR);
  },
);

test("a break whose answer was lost is the backend's where it has it", async () => {
  const until = inHours(24);
  loses("POST /api/protection/break", () => answer(kept({ breakUntil: until })));
  await open("/user/profile");
  await expect.element(page.getByText("The break applies wherever you log in.")).toBeVisible();
  await takeADay();
  expect(storedBreak()).toBe(Date.parse(until));
});

test("a break of the backend shows, one that ends there early ends here, and a longer one of this browser goes on", async () => {
  const { table } = answers({ "GET /api/protection": () => answer(kept({ breakUntil: inHours(3) })) });
  const first = await open("/user/profile");
  await expect.element(on()).toBeVisible();
  await first.screen.unmount();
  table["GET /api/protection"] = () => answer(kept());
  const second = await open("/user/profile");
  await expect.element(button("24 hours")).toBeVisible();
  await second.screen.unmount();
  beginBreak(local, aProfile()._id, 1, Date.now());
  await open("/user/profile");
  await expect.element(on()).toBeVisible();
  expect(storedBreak()).toBeGreaterThan(Date.now());
});

test.each([
  ["fails", 503],
  ["has it no more", 404],
])("a backend that %s leaves what it had said in force", async (_how, status) => {
  const { table } = answers({ "GET /api/protection": () => answer(kept({ breakUntil: inHours(3) })) });
  const { screen } = await open("/user/profile");
  await expect.element(on()).toBeVisible();
  await screen.unmount();
  table["GET /api/protection"] = () => answer({}, status);
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  await expect
    .element(
      page
        .getByText(status === 404 ? "reminder in this browser only" : "wherever you log in", { exact: false })
        .first(),
    )
    .toBeVisible();
  expect(storedBreak()).toBeGreaterThan(Date.now() + 2 * HOUR);
  expect(limitsHere()).toEqual({ day: 50_000 });
});
