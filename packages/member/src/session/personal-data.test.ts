import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  aBrowser,
  BESIDE_TOKEN,
  keptIn,
  type Member,
  OF_GUEST,
  OF_MEMBER,
  ownersIn,
} from "../testing/a-browser.ts";
import { LIFETIMES } from "../storage/storage.ts";

const DAY = 24 * 60 * 60 * 1_000;

test("every personal key is stored in these tests", () => {
  const personal = Object.entries(LIFETIMES).filter(([, lifetime]) => lifetime !== "stays");
  const stored = [...OF_GUEST, ...OF_MEMBER, ...BESIDE_TOKEN, "token", "loggedInAt", "member", "guest-id"];
  expect(new Set(personal.map(([key]) => key))).toEqual(new Set(stored.map((key) => key.replace(/ .*/, ""))));
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const tab = fc.nat(2);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("use" as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("log in" as const),
      tab,
      member: fc.constantFrom<Member>("A", "B"),
      remember: fc.boolean(),
      named: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("leave" as const),
      tab,
      reason: fc.constantFrom("logged-out" as const, "refused" as const, "public-page" as const),
    }),
  },
  fc.record({
    kind: fc.constantFrom("load" as const, "name" as const, "close" as const, "look" as const),
    tab,
  }),
  fc.record({ kind: fc.constant("a day passes" as const), tab }),
);

test.each(["load", "look"] as const)(
  "a member who is remembered meanwhile replaces the one of a tab that slept, when it comes back: %s",
  (how) => {
    const browser = aBrowser(false);
    for (const at of [0, 1]) browser.load(at);
    browser.logIn(0, "A", false);
    browser.name(0);
    browser.use(0);
    browser.logIn(1, "B", true);
    browser.name(1);
    if (how === "load") browser.load(0);
    else browser.look();
    expect(browser.persons()).toEqual(["B", "B", null]);
    expect([...ownersIn(browser.storageOf(0)), ...keptIn(browser.local)]).toEqual([]);
  },
);

test("members who are not remembered stay side by side, each in a tab", () => {
  const browser = aBrowser();
  for (const at of [0, 1]) browser.load(at);
  browser.logIn(0, "A", false);
  browser.logIn(1, "B", false);
  browser.look();
  for (const at of [0, 1]) browser.load(at);
  expect(browser.persons()).toEqual(["A", "B", null]);
});

test("nobody finds anything of another person, in any order of guests, members, ends of sessions and tabs", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 30 }), (hasChannel, steps) => {
      const browser = aBrowser(hasChannel);
      for (const at of [0, 1, 2]) browser.load(at);
      /** Whose tab was closed since a page began: the next one removes their files. */
      let justClosed: unknown[] = [];
      for (const each of steps) {
        justClosed =
          each.kind === "close"
            ? [...justClosed, ...browser.persons()]
            : each.kind === "load"
              ? []
              : justClosed;
        if (each.kind === "use") browser.use(each.tab);
        if (each.kind === "load") browser.load(each.tab);
        if (each.kind === "close") browser.close(each.tab);
        if (each.kind === "name") browser.name(each.tab);
        if (each.kind === "leave") browser.leave(each.tab, each.reason);
        if (each.kind === "look") browser.look();
        if (each.kind === "log in") {
          browser.logIn(each.tab, each.member, each.remember);
          if (each.named) browser.name(each.tab);
        }
        if (each.kind === "a day passes") {
          vi.advanceTimersByTime(DAY + 1);
          browser.forgetKept();
          browser.load(each.tab);
        }

        const persons = browser.persons();
        for (const [at, person] of persons.entries()) {
          const owners = person === null ? [] : [...ownersIn(browser.storageOf(at))];
          expect(owners.filter((owner) => owner !== person)).toEqual([]);
        }
        const remembered = browser.local.read("token")?.[0];
        const guest = browser.local.read("guest-id");
        for (const owner of ownersIn(browser.local)) expect([...persons, remembered, guest]).toContain(owner);
        for (const member of keptIn(browser.local)) expect([...browser.kept()]).toContain(member);
        for (const owner of browser.files())
          expect([...persons, remembered, guest, ...browser.kept(), ...justClosed]).toContain(owner);
        expect(browser.endedVisits()).not.toContain(guest);
        const loaded = each.kind === "load" || each.kind === "a day passes";
        const back = each.kind === "look" ? persons : loaded ? [persons[each.tab]] : [];
        const members = back.filter((person) => person === "A" || person === "B");
        expect(members.filter((member) => member !== (remembered ?? member))).toEqual([]);
        if (each.kind !== "look") continue;
        for (const person of persons) expect(browser.endedVisits()).not.toContain(person);
      }
      const others = browser.sent.filter((message) => JSON.stringify(message).includes("A1"));
      expect(others.every((message) => (message as { kind: string }).kind === "entered")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
