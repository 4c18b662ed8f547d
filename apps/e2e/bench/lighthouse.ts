/**
 * Runs Lighthouse's accessibility and best practices on both sites' pages and dialogs, as `npm start` serves them.
 * Prints the scores with the audits below 100, and exits with 1 when there are any.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

/** Installed from the registry when the bench runs: nothing else in the repository needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const PORT = 9333;
const CATEGORIES = ["accessibility", "best-practices"];

const SITES = [
  { url: "http://localhost:5173", member: { username: "0812345678", password: "demo-1234" } },
  { url: "http://localhost:5174", member: { username: "2055512345", password: "demo-9012" } },
];
const PUBLIC_PAGES = ["/login", "/register", "/howto", "/contact"];
const DIALOGS = [
  "deposit",
  "deposit&method=SCB-4680123456",
  "deposit&method=qr-WW",
  "deposit&method=gift-link",
  "withdraw",
  "transfer",
  "game&code=PG",
  "conditions",
  "agreement",
  "slips",
];
const MEMBER_PAGES = [
  "/user/home",
  "/user/profile",
  "/user/statement",
  "/user/contact",
  ...DIALOGS.map((dialog) => `/user/home?dialog=${dialog}`),
];

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

async function reportOf(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "-y",
      LIGHTHOUSE,
      url,
      `--port=${PORT}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--disable-storage-reset",
      "--throttling-method=provided",
      "--output=json",
      "--quiet",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** The audits below 100, by title. */
function shortcomings({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
}

/** Logs in as another device would, and stores the token where the site reads it. */
async function enter(context: BrowserContext, { url, member }: (typeof SITES)[number]) {
  const answer = await context.request.post(`${url}/api/login`, {
    headers: { "X-Requested-With": "wallet-user" },
    data: member,
  });
  const { token } = (await answer.json()) as { token: string };
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((given) => {
    localStorage.setItem("token", given);
    localStorage.setItem("agreement", "true");
  }, token);
  await page.close();
}

async function measure(url: string): Promise<boolean> {
  const report = await reportOf(url);
  const scores = CATEGORIES.map(
    (name) => `${name} ${Math.round((report.categories[name]?.score ?? 0) * 100)}`,
  );
  const short = shortcomings(report);
  process.stdout.write(
    `${[`${url}  ${scores.join("  ")}`, ...short.map((title) => `    ${title}`)].join("\n")}\n`,
  );
  return short.length === 0;
}

const profile = await mkdtemp(join(tmpdir(), "lighthouse-"));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
});
let good = true;
try {
  for (const site of SITES) {
    // Public pages first, because each of them ends a session.
    for (const path of PUBLIC_PAGES) good = (await measure(site.url + path)) && good;
    await enter(context, site);
    for (const path of MEMBER_PAGES) good = (await measure(site.url + path)) && good;
  }
} finally {
  await context.close();
  await rm(profile, { recursive: true, force: true });
}
process.exitCode = good ? 0 : 1;
