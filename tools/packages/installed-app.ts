import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, chromiumPath } from "../browser/chromium.ts";
import { ROOT } from "../root.ts";
import { type Packed, PUBLISHED } from "./pack.ts";

const APP = fileURLToPath(new URL("app", import.meta.url));

/** What an app needs besides the packages: their peers, and a bundler. */
const NEEDS = [
  "@reduxjs/toolkit",
  "i18next",
  "react",
  "react-dom",
  "react-i18next",
  "react-redux",
  "redux",
  "typescript",
  "@types/react",
  "@types/react-dom",
  "vite",
];

/**
 * Installs the packed packages with npm into an empty Vite app in `folder`, checks its types and those of the examples in
 * the packages' READMEs, and builds it.
 */
export function buildInstalledApp(folder: string, packed: readonly Packed[]): void {
  cpSync(APP, folder, { recursive: true });
  // A template, so that the workspace's own checks leave alone what belongs to another project.
  renameSync(join(folder, "main.tsx.template"), join(folder, "main.tsx"));
  writeReadmeExamples(folder);
  // The app's own stylesheet; those of the packages come with declarations.
  writeFileSync(join(folder, "theme.css.d.ts"), "export {};\n");
  const versions = catalog();
  const dependencies = Object.fromEntries([
    ...packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...NEEDS.map((name) => [name, versions.get(name)]),
  ]);
  // The packages ask for each other by version; here these are the packed files, too.
  const overrides = Object.fromEntries(packed.map(({ name }) => [name, `$${name}`]));
  write(folder, "package.json", { name: "an-app", private: true, type: "module", dependencies, overrides });
  write(folder, "tsconfig.json", {
    compilerOptions: {
      target: "ES2024",
      module: "ESNext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      // No bundler's types: the packages' own are enough.
      types: [],
    },
    include: ["*.tsx"],
  });
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]);
  run("npx", ["tsc"]);
  run("npx", ["vite", "build", "--logLevel", "warn"]);
}

/** The examples of the packages' READMEs, as modules of the app: they compile as they are printed. */
function writeReadmeExamples(folder: string): void {
  for (const name of PUBLISHED) {
    const text = readFileSync(join(ROOT, name, "README.md"), "utf8");
    const examples = [...text.matchAll(/^```tsx?\n(?<code>.*?)^```$/gms)];
    examples.forEach(({ groups }, index) =>
      writeFileSync(
        join(folder, `readme-${basename(name)}-${index + 1}.tsx`),
        `${groups?.["code"] ?? ""}\nexport {};\n`,
      ),
    );
  }
}

const write = (folder: string, file: string, value: object) =>
  writeFileSync(join(folder, file), JSON.stringify(value, null, 2));

/** The versions of the workspace's catalog. */
function catalog(): Map<string, string> {
  const text = readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8");
  const entries = text.matchAll(/^ {2}"?(?<name>[^":]+)"?: (?<version>\d[^\s]*)$/gm);
  return new Map([...entries].map(({ groups }) => [groups?.["name"] ?? "", groups?.["version"] ?? ""]));
}

/** Opens the built app in Chromium and uses what it has of each package; throws what is wrong. */
export async function driveInstalledApp(folder: string): Promise<void> {
  const server = await serve(join(folder, "dist"));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await use(page);
    if (errors.length > 0) throw new Error(errors.join("\n"));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function use(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "The operator" }).waitFor();
  await page.getByText("1,234.56").waitFor();
  const button = page.getByRole("button", { name: "Read the agreement" });
  const colour = await button.evaluate((element) => {
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    return `${style.backgroundColor} ${style.backgroundImage}`;
  });
  if (!colour.includes("rgb(15, 118, 110)")) throw new Error(`The theme is not the app's own: ${colour}`);
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("20 years").waitFor();
  await dialog.getByRole("button", { name: "Accept the agreement" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /chat/i }).first().click();
  await page.getByRole("textbox").waitFor();
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
};

/** Serves the built app, and the one look-up that it asks for. */
async function serve(dist: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) {
      const known = pathname === "/api/lookup/info";
      const body = known
        ? { name: "The operator", website: "https://operator.example" }
        : { message: "NO_DATA" };
      response.writeHead(known ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      return;
    }
    const file = pathname === "/" ? "index.html" : pathname.slice(1);
    try {
      const body = readFileSync(join(dist, file));
      response
        .writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" })
        .end(body);
    } catch {
      response.writeHead(404).end(); // The app asks for a file that its build has not.
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}
