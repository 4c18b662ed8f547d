import { CALLS, nameOf } from "@member-wallet/api/calls";
import type { Page } from "@playwright/test";
import { enter, expect, type Member, test as journey } from "../support/journey.ts";
import { type Answers, answerCalls, type OddAnswers, oddAnswers } from "../support/odd-backend.ts";
import { PRESSES } from "../support/presses.ts";
import { newcomer, registration } from "../support/registration.ts";
import { resetFaults, setSwitches } from "../support/sandbox.ts";
import { countCalls, read, visit, visitRows } from "../support/visits.ts";
import { SITES } from "../support/sites.ts";

// Many views in each test: one page shows several backends' oddities in turn. The tests share nothing.
journey.describe.configure({ mode: "parallel" });
// The tests read only texts and values: without motion a visit takes half the time.
journey.use({ contextOptions: { reducedMotion: "reduce" } });
journey.beforeEach(() => setSwitches({ slipsAtAllHours: true, playerProtection: true }));
journey.afterEach(resetFaults);

/** The dialogs that depend on the balance. */
const OF_THE_BALANCE = [
  "/user/home",
  "/user/home?dialog=transfer",
  "/user/home?dialog=transfer&from=PG&to=wallet",
  "/user/home?dialog=withdraw",
  "/user/home?dialog=deposit&method=SCB-4680123456",
  "/user/home?dialog=game&code=PG",
  "/user/home?dialog=game&code=SLOTXO",
  "/user/home?dialog=invite",
];

/** Every other screen and dialog of a member with texts from answers. */
const OF_OTHER_ANSWERS = [
  "/user/home?dialog=withdraw",
  "/user/home?dialog=deposit",
  "/user/home?dialog=deposit&method=SCB-4680123456",
  "/user/home?dialog=deposit&method=qr-KBANK",
  "/user/home?dialog=game&code=PG",
  "/user/home?dialog=games",
  "/user/home?dialog=conditions",
  "/user/home?dialog=agreement",
  "/user/profile?dialog=edit-profile",
  "/user/profile?dialog=bank-account-name",
  "/user/profile",
  "/user/contact",
  "/user/statement",
  "/user/statement?dialog=statement-entry&type=deposit",
  "/user/statement?dialog=slips",
  "/user/bonus",
  "/user/bonus?dialog=bonus&code=DAILY50",
  "/user/bonus?dialog=promotion&code=WELCOME50",
  "/user/home",
  "/user/home?dialog=invite",
  "/user/home?dialog=refund",
  "/user/home?dialog=wheel",
];

/** Dialogs that show only texts of the product. */
const OF_NO_ANSWER = [
  "/user/home?dialog=deposit&method=gift-link",
  "/user/home?dialog=game&code=none",
  "/user/bonus?dialog=bonus&code=none",
  "/user/profile?dialog=change-password",
  "/user/none",
];

const OF_A_MEMBER = [...new Set([...OF_THE_BALANCE, ...OF_OTHER_ANSWERS])];
const OF_A_VISITOR = ["/login", "/contact", "/howto", "/register"];

interface OddBackend extends OddAnswers {
  /** Sets the backend's answers from now on. */
  answer(answers: Answers): void;
  /** Reads the page in its current state. */
  read(): Promise<string[]>;
  /** Navigates the page to each address, and reads it. */
  visit(addresses: readonly string[]): Promise<string[]>;
  /** Presses each distinct row of the page, and reads what it opens. */
  visitRows(rows: string): Promise<string[]>;
}

let asked: Promise<OddAnswers> | undefined;

const test = journey.extend<{ backend: OddBackend }>({
  // The page calls only this backend, and its tables contain all those calls.
  backend: async ({ page, member, t }, use) => {
    // The same for all tests of a run.
    const odd = await (asked ??= oddAnswers(member));
    let now = odd.usual;
    await countCalls(page);
    const { unknown } = await answerCalls(page, () => now);
    const words = {
      loading: t("ui", "loading"),
      trouble: t("site", "trouble.heading"),
      continue: t("claims", "continue"),
    };
    await use({
      ...odd,
      answer: (next) => {
        now = next;
      },
      read: () => read(page, words),
      visit: (addresses) => visit(page, addresses, words),
      visitRows: (rows) => visitRows(page, rows, words),
    });
    expect([...unknown]).toEqual([]);
  },
});

/**
 * Halves of what is the same on both sites, one for each: the screens that read these answers are shared, and every
 * screen is read on both sites with the usual answers.
 */
const HALVES = [
  [1, "@thai"],
  [2, "@lao"],
] as const;

/** Every other item: those of half 1 or 2. */
function half<Item>(items: readonly Item[], part: 1 | 2): Item[] {
  return items.filter((_, at) => at % 2 === part - 1);
}

/** Logs in with each round of answers, and visits the addresses. */
async function visitInRounds(
  page: Page,
  member: Member,
  backend: OddBackend,
  rounds: readonly Answers[],
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [round, each] of rounds.entries()) {
    backend.answer(each);
    await enter(page, member);
    for (const wrong of await backend.visit(addresses)) found.push(`round ${round}, ${wrong}`);
  }
  return found;
}

const THE_CHECK = "the check finds every kind of text that no member may see";
test(THE_CHECK, { tag: ["@long", "@thai"] }, async ({ page, member, backend }) => {
  await enter(page, member);
  expect(await backend.read()).toEqual([]);
  for (const wrong of [
    "NaN บาท",
    "undefined",
    "[object Object]",
    "Invalid Date",
    "1e+30",
    "{{amount}}",
    "",
  ]) {
    await page.evaluate((text) => {
      const place = document.createElement("p");
      place.id = "planted";
      place.textContent = text;
      document.querySelector("main")?.append(place);
    }, wrong);
    expect(await backend.read(), wrong).toHaveLength(1);
    await page.evaluate(() => document.querySelector("#planted")?.remove());
  }
});

test("a member reads texts and values on every screen and in every dialog, with usual answers", async ({
  page,
  member,
  backend,
}) => {
  const addresses = [...OF_A_MEMBER, ...OF_NO_ANSWER];
  expect(await visitInRounds(page, member, backend, [backend.usual], addresses)).toEqual([]);
});

// The rounds in parts, which run in parallel and end in time on a slow machine too; half of them on each site. The first
// part has the round with every oddity of list items.
const PARTS = 8;
for (const part of Array.from({ length: PARTS }, (_, at) => at + 1)) {
  const name = `a member reads texts and values on every screen and in every dialog, with any answers (${part} of ${PARTS})`;
  const site = part % 2 === 1 ? "@thai" : "@lao";
  const tag = part === 1 ? [site] : ["@long", site];
  test(name, { tag }, async ({ page, member, backend }) => {
    const rounds = backend.taken.filter((_, round) => round % PARTS === part - 1);
    expect(rounds.length).toBeGreaterThan(0);
    expect(await visitInRounds(page, member, backend, rounds, OF_A_MEMBER)).toEqual([]);
  });
}

for (const [part, site] of HALVES) {
  const name = `a member reads texts on every screen and in every dialog when answers fail to parse (${part} of 2)`;
  test(name, { tag: ["@long", site] }, async ({ page, member, backend }) => {
    const refusedBalance = half(backend.refusedBalance, part);
    const refusedOthers = half(backend.refusedOthers, part);
    expect(refusedBalance.length).toBeGreaterThan(0);
    expect(refusedOthers.length).toBeGreaterThan(0);
    const found = [
      ...(await visitInRounds(page, member, backend, refusedBalance, OF_THE_BALANCE)),
      ...(await visitInRounds(page, member, backend, refusedOthers, OF_OTHER_ANSWERS)),
    ];
    expect(found).toEqual([]);
  });
}

test(
  "a member opens every game, with any missing fields",
  { tag: ["@long", "@lao"] },
  async ({ page, member, backend }) => {
    const lists = backend.taken[0] ?? backend.usual;
    backend.answer(lists);
    const codes = JSON.parse(lists.get("GET /api/wallet") ?? "") as { slots: { code: unknown }[] };
    const games = codes.slots.flatMap(({ code }) =>
      typeof code === "string" && code.trim() !== ""
        ? `/user/home?dialog=game&code=${encodeURIComponent(code)}`
        : [],
    );
    expect(games.length).toBeGreaterThan(0);
    await enter(page, member);
    expect(await backend.visit(games)).toEqual([]);
  },
);

const EVERY_ROW = "a member opens every payment method and entry of the statement, with any missing fields";
test(EVERY_ROW, { tag: ["@long", "@thai"] }, async ({ page, member, backend }) => {
  backend.answer(backend.taken[0] ?? backend.usual);
  await enter(page, member, "/user/home?dialog=deposit");
  const found = await backend.visitRows("dialog[open] li button");
  await enter(page, member, "/user/statement");
  found.push(...(await backend.visitRows("main li button")));
  expect(found).toEqual([]);
});

test("what changes something for a member is pressed", { tag: ["@long", "@thai"] }, () => {
  const members = CALLS.filter(({ caller, endpoint }) => caller === "member" && endpoint !== null);
  const changing = members.filter(({ effect }) => effect !== "read").map(nameOf);
  expect(PRESSES.map(({ call }) => call).toSorted()).toEqual(changing.toSorted());
});

for (const [part, site] of HALVES) {
  const name = `a member reads texts after every press, with any answer (${part} of 2)`;
  test(name, { tag: ["@long", site] }, async ({ page, member, t, backend }) => {
    // A page load for each view, where the others navigate.
    test.setTimeout(240_000);
    const { usual, taken, refusedOthers } = backend;
    const found: string[] = [];
    for (const [at, { call, address, press, before = [] }] of half([...PRESSES.entries()], part)) {
      const odd = [...taken, ...refusedOthers].flatMap((answers) => answers.get(call) ?? []);
      const forms = [...new Set(odd)].filter((form) => form !== usual.get(call));
      // Some of each call, and every kind over all calls.
      for (const form of [forms[at % forms.length], forms.at(-1)]) {
        const set = before.map(([other, answer]) => [other, answer(usual.get(other) ?? "")] as const);
        backend.answer(new Map([...usual, ...set, [call, form ?? ""]]));
        await enter(page, member, address);
        await press(page, t);
        for (const wrong of await backend.read()) found.push(`${call} answered ${form}: ${wrong}`);
        // An act whose end is not known, or a break, would stand in the place of the next form.
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      }
    }
    expect(found).toEqual([]);
  });
}

test(
  "an unsupported language leaves the site in its first one",
  { tag: "@long" },
  async ({ page, member, backend, site }) => {
    await page.addInitScript(() => localStorage.setItem("locale", "tlh"));
    const found = await visitInRounds(page, member, backend, [backend.usual], OF_A_MEMBER);
    expect(found).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", SITES[site].first);
  },
);

for (const [part, tag] of HALVES) {
  const name = `a visitor reads texts on every screen and at every step of registering, with any answers (${part} of 2)`;
  test(name, { tag }, async ({ page, t, backend, site }) => {
    const { usual, taken, refusedOthers } = backend;
    const register = registration(page, t);
    const found: string[] = [];
    const { phone } = newcomer(site);
    const odd = half([...taken.slice(0, 9), ...refusedOthers], part);
    for (const [round, each] of [usual, ...odd].entries()) {
      // Every other operator requires a one-time code.
      const codeAsked = round % 2 === 0 ? [["GET /api/lookup/registerOTP", "true"] as const] : [];
      backend.answer(new Map([...each, ...codeAsked]));
      await page.goto("/login");
      found.push(...(await backend.visit(OF_A_VISITOR)));
      await register.phone.fill(phone);
      await register.next.click();
      found.push(...(await backend.read()));
      // An answer that fails to parse stops a visitor at the current step.
      if (await register.code.isVisible()) {
        await register.code.fill("123456");
        await register.next.click();
        found.push(...(await backend.read()));
      }
      if (!(await register.name.isVisible())) continue;
      await register.fillProfile("journey-123");
      await register.next.click();
      found.push(...(await backend.read()));
    }
    expect(found).toEqual([]);
  });
}
