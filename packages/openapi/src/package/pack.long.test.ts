import { execFile, type ExecFileException } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packConformance } from "./pack.ts";

let folder = "";
let tarball = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "conformance-pack-"));
  tarball = await packConformance(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the packed check outside of the repository, as `npx` does. */
function npx(args: readonly string[]): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    execFile(
      "npx",
      ["--yes", "--package", tarball, "member-wallet-conformance", ...args],
      { cwd: folder },
      (error: ExecFileException | null, out, err) =>
        done({ code: Number(error?.code ?? 0), printed: out + err }),
    );
  });
}

test("the packed check tells its options", async () => {
  const { code, printed } = await npx(["--help"]);
  expect(printed).toContain("--junit");
  expect(code).toBe(0);
});

test("the packed check judges a backend, and prints JUnit", async () => {
  const server = createServer((_, answer) => answer.writeHead(200).end("7")).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const { code, printed } = await npx(["--url", `http://127.0.0.1:${port}`, "--junit"]);
  server.close();
  expect(printed).toMatch(/<testcase classname="conformance" name="GET \/api\/lookup\/banks"><failure/);
  expect(code).toBe(1);
});
