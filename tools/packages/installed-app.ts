import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, chromiumPath } from "../browser/chromium.ts";
import { ROOT } from "../root.ts";
import type { OutsideApp } from "./outside-apps.ts";
import { nameOf, type Packed } from "./pack.ts";

/**
 * Installs packed packages with npm into an empty Vite app in `folder`, checks its types and those of the examples in
 * the packages' READMEs, and builds it.
 * @param all the packed packages, of which the app takes some. Throws when these need others.
 */
export function buildInstalledApp(folder: string, app: OutsideApp, all: readonly Packed[]): void {
  const names = app.packages.map(nameOf);
  const packed = all.filter(({ name }) => names.includes(name));
  cpSync(fileURLToPath(new URL(app.files, import.meta.url)), folder, { recursive: true });
  // A template, so that the workspace's own checks leave alone what belongs to another project.
  renameSync(join(folder, "main.tsx.template"), join(folder, "main.tsx"));
  writeReadmeExamples(folder, app.packages);
  // The app's own stylesheet; those of the packages come with declarations.
  writeFileSync(join(folder, "theme.css.d.ts"), "export {};\n");
  const versions = catalog();
  const dependencies = Object.fromEntries([
    ...packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...app.needs.map((name) => [name, versions.get(name)]),
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
  const installed = readdirSync(join(folder, "node_modules/@member-wallet")).length;
  if (installed !== packed.length) throw new Error(`${names.join(", ")} brought another package of ours.`);
  run("npx", ["tsc"]);
  run("npx", ["vite", "build", "--logLevel", "warn"]);
}

/** The examples of the packages' READMEs, as modules of the app: they compile as they are printed. */
function writeReadmeExamples(folder: string, packages: readonly string[]): void {
  for (const name of packages) {
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
  const entries = text.matchAll(/^ {2}"?(?<name>[^":]+)"?: (?<version>\^?\d[^\s]*)$/gm);
  return new Map([...entries].map(({ groups }) => [groups?.["name"] ?? "", groups?.["version"] ?? ""]));
}

/** Opens the built app in Chromium and uses it; throws what is wrong. */
export async function driveInstalledApp(folder: string, { use }: OutsideApp): Promise<void> {
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
