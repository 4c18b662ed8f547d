import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../root.ts";

const CONFIGURATION = ["pnpm-workspace.yaml", "pnpm-lock.yaml", "{.,*,*/*}/{package,turbo}.json"];

/** Runs `turbo boundaries` on a copy of the packages' configuration with one more file; returns what it reports. */
function reportWith(path: string, text: string): string {
  const copy = mkdtempSync(join(tmpdir(), "boundaries-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of globSync(CONFIGURATION, { cwd: ROOT })) cpSync(join(ROOT, file), join(copy, file));
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
  try {
    const turbo = join(ROOT, "node_modules/.bin/turbo");
    return execFileSync(turbo, ["boundaries"], { cwd: copy, encoding: "utf8", stdio: "pipe" });
  } catch (failure) {
    const { stdout = "", stderr = "" } = failure as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}

describe("the direction between packages", () => {
  test("is checked in imports: api may import domain, domain may not import api", () => {
    const down = reportWith("packages/api/src/planted.ts", 'import type {} from "@member-wallet/domain";\n');
    expect(down).toMatch(/Checked 1 files in \d+ packages, no issues found/);
    const up = reportWith("packages/domain/src/planted.ts", 'import type {} from "@member-wallet/api";\n');
    expect(up).toContain("packages/domain/src/planted.ts");
    expect(up).toContain("cannot import package `@member-wallet/api`");
  });

  test("is checked in dependencies: locales may not depend on domain", () => {
    const locales = JSON.parse(readFileSync(join(ROOT, "locales/package.json"), "utf8")) as object;
    const dependencies = { "@member-wallet/domain": "workspace:*" };
    const report = reportWith("locales/package.json", JSON.stringify({ ...locales, dependencies }));
    expect(report).toContain("Package `@member-wallet/domain` found without any tag listed in allowlist");
    expect(report).toContain("1 issue found");
  });
});
