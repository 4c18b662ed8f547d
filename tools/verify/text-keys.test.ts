import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";

/**
 * Groups whose keys the code puts together, or reads from a table in another file: a union type lists their members.
 * A group that has other texts too names those members here.
 */
const COMPOSED: Readonly<Record<string, readonly string[] | "every text">> = {
  "acts:confirming": "every text",
  "acts:another": ["statement", "slips", "plain"],
  "acts:done": "every text",
  "acts:open": "every text",
  "acts:plain": "every text",
  "acts:stillRunning": "every text",
  "acts:unknown": "every text",
  "acts:what": "every text",
  "acts:steps.recent": "every text",
  "bonus:often": "every text",
  "bonus:type": "every text",
  "chat:prepared.what": "every text",
  "chat:message.failed": "every text",
  "chat:message.waiting": "every text",
  "chat:panel.connection": "every text",
  "claims:balance": "every text",
  "claims:fail": "every text",
  "claims:success": "every text",
  "deposit:account": ["LAK", "BAHT"],
  "deposit:account.next": ["step1", "step2"],
  "deposit:gift.problem": "every text",
  "deposit:limits.of": "every text",
  "deposit:limits.deposited": "every text",
  "deposit:qr": ["step1", "step2", "step3", "step4"],
  "deposit:slip.problem": "every text",
  "deposit:methods.group": "every text",
  dialogs: "every text",
  "errors:errorMsg": "every text",
  "errors:kind": "every text",
  "errors:slipReason": "every text",
  "errors:wheel": "every text",
  "game:stillRunning": "every text",
  "game:unknown": "every text",
  howto: ["wallet", "enterGame", "checkBalance", "receiveBonus", "endBonus"],
  "member:home": ["slot", "sport", "lotto"],
  "notice:terminated": ["stillClosed", "checkFailed"],
  "parts:timeAgo": "every text",
  "profile:protection.break.hours": "every text",
  "profile:protection.limits.per": "every text",
  "profile:protection.play.kind": "every text",
  "register:bank": ["LAK", "BAHT"],
  "register:lead": "every text",
  "register:step": "every text",
  "register:stillRunning": "every text",
  "register:unknown": "every text",
  "site:title": "every text",
  "slips:advice": "every text",
  "slips:state": "every text",
  "statement:entry": ["returned", "checking", "waiting", "paid", "taken", "nothingTaken"],
  "statement:related": "every text",
  "statement:state": "every text",
  "statement:type": "every text",
};

/** The sources of packages and sites, without tests and stories. */
const SOURCES = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", {
  cwd: ROOT,
  exclude: (path) => /node_modules|\.test\.|\.stories\.|\/testing\//.test(path),
}).map((path) => readFileSync(join(ROOT, path), "utf8"));

/** A text's namespace, its group ("deposit:qr"; only the namespace at the top level) and the last part of its key. */
interface Text {
  readonly namespace: string;
  readonly group: string;
  readonly key: string;
  readonly member: string;
}

function textAt(namespace: string, path: readonly string[]): Text {
  const member = path.at(-1) ?? "";
  const groups = path.slice(0, -1).join(".");
  return { namespace, group: groups ? `${namespace}:${groups}` : namespace, key: path.join("."), member };
}

/** Every text; those of one plural share a key, because i18next adds the suffix. The languages have the same keys. */
function everyText(): Text[] {
  return readdirSync(join(ROOT, "locales/th")).flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(join(ROOT, "locales/th", file), "utf8"));
    return paths(content).map((path) => textAt(file.replace(/\.json$/, ""), path));
  });
}

function paths(node: unknown): string[][] {
  if (typeof node !== "object" || node === null) return [[]];
  return Object.entries(node).flatMap(([key, child]) =>
    paths(child).map((rest) => [key.replace(/_other$/, ""), ...rest]),
  );
}

/** The texts that no source names, neither with their namespace nor next to it, and that no code composes. */
function unused(texts: readonly Text[]): string[] {
  return texts
    .filter(({ group, member }) => COMPOSED[group] !== "every text" && !COMPOSED[group]?.includes(member))
    .filter(
      ({ namespace, key }) =>
        !SOURCES.some(
          (source) =>
            source.includes(`"${namespace}:${key}"`) ||
            (source.includes(`"${key}"`) && source.includes(`"${namespace}"`)),
        ),
    )
    .map(({ namespace, key }) => `${namespace}:${key}`);
}

describe("the texts", () => {
  test("are all used", () => {
    expect(unused(everyText())).toEqual([]);
  });

  test.each([
    ["member", "logOutPlanted"],
    ["deposit", "qr.planted"],
    ["slips", "column.planted"],
  ])("of %s would be found unused with %s", (namespace, key) => {
    expect(unused([textAt(namespace, key.split("."))])).toEqual([`${namespace}:${key}`]);
  });

  test("of every composed group exist", () => {
    const texts = everyText();
    const gone = Object.entries(COMPOSED).flatMap(([group, members]) => {
      const existing = texts.filter((text) => text.group === group).map(({ member }) => member);
      if (members === "every text") return existing.length > 0 ? [] : [group];
      return members.filter((member) => !existing.includes(member)).map((member) => `${group}.${member}`);
    });
    expect(gone).toEqual([]);
  });
});
