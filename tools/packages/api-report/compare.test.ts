import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { compareReports, REPORTS } from "./compare.ts";
import { extract } from "./extract.ts";

const PARSE = "/** Reads an amount in baht. */\nexport declare function parse(text: string): number;\n";

/** A built package with a root and the entries `./parts/*`, and its reports checked in. */
const original = mkdtempSync(join(tmpdir(), "member-wallet-api-report-test-"));
/** A copy of it for one test. */
let folder = original;

beforeAll(() => {
  const exports = {
    ".": { types: "./dist/index.d.ts" },
    "./parts/*": { types: "./dist/parts/*/index.d.ts" },
    "./style.css": "./dist/style.css",
  };
  write("package.json", JSON.stringify({ name: "@an/amount", version: "1.0.0", publishConfig: { exports } }));
  write("dist/index.d.ts", PARSE);
  write("dist/parts/bank/index.d.ts", "/** The code of a bank. */\nexport type Bank = string;\n");
  extract(folder, join(folder, REPORTS));
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "member-wallet-api-report-test-"));
  cpSync(original, folder, { recursive: true });
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

afterAll(() => rmSync(original, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const faults = () => compareReports(folder).flatMap((report) => report.faults);

describe("the API reports", () => {
  test("of an unchanged package are in order, one for each entry with types", () => {
    expect(compareReports(folder)).toEqual([
      { file: "index.api.md", faults: [] },
      { file: "parts-bank.api.md", faults: [] },
    ]);
  });

  test("differ when a signature changes: the fault names the report and the command, and the change is printed", () => {
    write("dist/index.d.ts", PARSE.replace("text: string", "text: bigint"));
    expect(faults()).toEqual([expect.stringMatching(/index\.api\.md is not what .*"npm run api:report"/)]);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining("+export function parse(text: bigint): number;"),
    );
  });

  test("are missing for a new entry, and left over for one that is gone", () => {
    rmSync(join(folder, "dist/parts/bank"), { recursive: true });
    write("dist/parts/card/index.d.ts", "/** The number of a card. */\nexport type Card = string;\n");
    expect(faults()).toEqual([
      expect.stringMatching(/parts-card\.api\.md is missing/),
      expect.stringMatching(/parts-bank\.api\.md is of an entry that is gone/),
    ]);
  });

  test("refuse an export without a docstring", () => {
    write("dist/index.d.ts", `${PARSE}export type Amount = number;\n`);
    expect(faults()).toContain("@an/amount: Amount has no docstring");
  });

  test("accept a hook by the docstring of its endpoint", () => {
    const endpoints = `/** An api. */
export declare const wallet: {
  /** The balance. */
  getWallet: QueryDefinition<void>;
  transfer: import("a-toolkit").MutationDefinition<number>;
};
`;
    write("dist/wallet.d.ts", endpoints);
    const hooks = "export declare const useGetWalletQuery: () => void, useTransferMutation: () => void;\n";
    write("dist/index.d.ts", PARSE + hooks);
    expect(faults()).toContain("@an/amount: useTransferMutation has no docstring");
    expect(faults()).not.toContainEqual(expect.stringContaining("useGetWalletQuery"));
  });

  test("refuse a type that a signature names and no entry exports", () => {
    const amount = "/** In satang. */\ninterface Amount {}\n";
    write("dist/index.d.ts", `${amount}${PARSE.replace("): number", "): Amount")}export {};\n`);
    expect(faults()).toContain("@an/amount: a signature names Amount, which is not exported");
  });

  test("accept a type that another entry of the package exports", () => {
    write(
      "dist/index.d.ts",
      `import type { Bank } from "./parts/bank/index.d.ts";\n${PARSE.replace("number", "Bank")}`,
    );
    expect(faults()).toEqual([expect.stringMatching(/index\.api\.md is not what/)]);
  });
});
