import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";

const planted: string[] = [];
afterEach(() => planted.splice(0).forEach((path) => rmSync(path, { force: true })));

/** Writes a file that breaks a rule; it is removed after the test. */
function plant(path: string, text: string) {
  const where = join(ROOT, path);
  planted.push(where);
  writeFileSync(where, text);
}

/** Runs one of the checks; returns whether it passed and what it printed. */
function check(command: string, ...parameters: string[]): { passed: boolean; output: string } {
  try {
    const output = execFileSync(join(ROOT, "node_modules/.bin", command), parameters, {
      cwd: ROOT,
      encoding: "utf8",
      stdio: "pipe",
    });
    return { passed: true, output };
  } catch (failure) {
    const { stdout = "", stderr = "" } = failure as { stdout?: string; stderr?: string };
    return { passed: false, output: stdout + stderr };
  }
}

describe("the direction of imports", () => {
  test("is checked between packages: domain may not import api", () => {
    plant("packages/domain/src/planted-violation.ts", 'import type {} from "@member-wallet/api";\n');
    const { passed, output } = check("turbo", "boundaries");
    expect(passed).toBe(false);
    expect(output).toContain("planted-violation.ts");
  });

  test.each([
    [
      "packages/ui/src/planted-violation.ts",
      'import { useDispatch } from "react-redux";\nexport const hook = useDispatch;\n',
    ],
    [
      "packages/ui/src/planted-violation.ts",
      'import { useNavigate } from "react-router-dom";\nexport const hook = useNavigate;\n',
    ],
    [
      "packages/member/src/screens/home/PlantedView.tsx",
      'import { LanguageMenu } from "../../language/LanguageMenu.tsx";\nexport const planted = LanguageMenu;\n',
    ],
    [
      "apps/sandbox/src/planted-violation.ts",
      'import { api } from "@member-wallet/api";\nexport const planted = api;\n',
    ],
  ])("is checked inside packages: %s", (path, text) => {
    plant(path, text);
    const { passed, output } = check("oxlint", "--deny-warnings", path);
    expect(passed).toBe(false);
    expect(output).toContain("no-restricted-imports");
  });
});
