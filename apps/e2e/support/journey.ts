import { readFileSync } from "node:fs";
import { expect, type Page, test as base } from "@playwright/test";
import type { Language, Texts } from "@member-wallet/locales";
import { isSiteName, SANDBOX, siteAddress, type SiteName } from "./addresses.ts";
import { noteLoadedFiles } from "./loaded-files.ts";
import { createServers, type Servers } from "./servers.ts";
import { type Member, SITES } from "./sites.ts";
import { forgetTokens, tokenOf } from "./tokens.ts";

type TextFile = keyof Texts;

/** Returns a text as the member reads it, `t("site", "login.submit")`, with its placeholders filled. */
export type Translate = (file: TextFile, key: string, values?: Record<string, string | number>) => string;

interface Journey {
  seeded: void;
  /** Whether this browser has accepted the agreement before, so that it does not open over home. */
  agreed: boolean;
  /** Whether the page reports errors and web vitals; else its browser objects by Global Privacy Control. */
  reported: boolean;
  t: Translate;
  member: Member;
  /** Another member of the same site. */
  other: Member;
  /** Everything that the page's security policy refused; a journey ends with none. */
  violations: string[];
}

/**
 * The tag of a test that repeats another with more values or on another build, or what a test at a lower level proves;
 * `npm run test:long` runs those.
 */
export function long(repeats: boolean): string[] {
  return repeats ? ["@long"] : [];
}

export const test = base.extend<Journey, { site: SiteName; servers: Servers }>({
  site: [
    async ({}, use, worker) => {
      const [name = ""] = worker.project.name.split(" ");
      if (!isSiteName(name)) throw new Error(`No site is named ${name}.`);
      await use(name);
    },
    { scope: "worker" },
  ],
  servers: [
    async ({ site }, use, worker) => {
      const servers = createServers(site, worker.parallelIndex);
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  // Every test file starts with the seeded data, whatever ran before it.
  seeded: [
    async ({ servers }, use, info) => {
      if (await servers.startFor(info.file)) forgetTokens();
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(siteAddress(site).url),
  agreed: [true, { option: true }],
  reported: [false, { option: true }],
  context: async ({ agreed, browser, context, reported, serviceWorkers, site }, use, info) => {
    const loaded = noteLoadedFiles(browser, siteAddress(site).url);
    if (!reported)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      );
    if (agreed) await context.addInitScript(() => localStorage.setItem("agreement", "true"));
    await use(context);
    loaded.annotate(info, serviceWorkers);
  },
  t: async ({ site }, use) => {
    await use((file, key, values = {}) => textOf(SITES[site].first, file, key, values));
  },
  member: async ({ site }, use) => use(SITES[site].members[0]),
  other: async ({ site }, use) => use(SITES[site].members[1]),
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        // Playwright's own recorder fetches broken pictures; the page fetches no blob.
        if (text.startsWith("Connecting to 'blob:")) return;
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(text)) violations.push(text);
      });
      page.on("pageerror", (error) => violations.push(`uncaught: ${error.message}`));
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
export type { Language } from "@member-wallet/locales";
export { type Member, SUDA } from "./sites.ts";
export { tokenOf } from "./tokens.ts";

/** A text of the locales, exactly as the member reads it. */
export function textOf(
  language: Language,
  file: TextFile,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const texts: unknown = JSON.parse(
    readFileSync(new URL(`../../../locales/${language}/${file}.json`, import.meta.url), "utf8"),
  );
  const found = key
    .split(".")
    .reduce<unknown>(
      (node, part) =>
        typeof node === "object" && node !== null ? (node as Record<string, unknown>)[part] : undefined,
      texts,
    );
  if (typeof found !== "string") throw new Error(`No text ${file}:${key} in ${language}.`);
  return found.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
}

/** Logs in through the form, and waits for the home page. */
export async function logIn(page: Page, t: Translate, member: Member) {
  await page.goto("/login");
  await submitLogIn(page, t, member);
  await expect(page).toHaveURL(/\/user\/home/);
}

/** Fills in the visible log-in and sends it. */
export async function submitLogIn(
  page: Page,
  t: Translate,
  { username, password }: Member,
  { remember } = { remember: true },
) {
  await page.getByLabel(t("site", "login.phone")).fill(username);
  await page.getByLabel(t("site", "login.password"), { exact: true }).fill(password);
  await page.getByLabel(t("site", "login.remember")).setChecked(remember);
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
}

/**
 * Begins with a member who logged in on this device before, or, where they are not remembered, in this tab alone: the
 * token is where the log-in stores it.
 */
export async function enter(
  page: Page,
  member: Member,
  address = "/user/home",
  { storage = "localStorage", token }: { storage?: "localStorage" | "sessionStorage"; token?: string } = {},
) {
  const initScript = await page.addInitScript(([name, value]) => globalThis[name].setItem("token", value), [
    storage,
    token ?? (await tokenOf(member)),
  ] as const);
  await page.goto(address);
  await initScript.dispose();
}

export interface WalletAnswer {
  profile: { name: string; coin: number };
  wallet: { amount: number };
  slots: { code: string; name: string; isActive: boolean; amount: number }[];
}

/** The member's wallet in the sandbox's ledger, fetched outside the page. */
export async function walletOf(member: Member): Promise<WalletAnswer> {
  const answer = await fetch(`${SANDBOX.url}/api/wallet`, {
    headers: { Authorization: `Bearer ${await tokenOf(member)}`, "X-Requested-With": "wallet-user" },
  });
  return (await answer.json()) as WalletAnswer;
}
