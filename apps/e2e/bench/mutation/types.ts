import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "@member-wallet/tools/root";
import type { Mutant } from "./mutants.ts";

const NOT_COPIED = new Set(["node_modules", "dist", ".cache", "api-report", "data"]);

/** Checks the types of changed sources on copies of their packages. */
export class Types {
  readonly #folder = mkdtempSync(join(tmpdir(), "mutants-"));
  readonly #copied = new Map<string, Promise<string>>();

  constructor() {
    cpSync(join(ROOT, "tsconfig.base.json"), join(this.#folder, "tsconfig.base.json"));
    symlinkSync(join(ROOT, "node_modules"), join(this.#folder, "node_modules"));
  }

  /** Whether the source's package doesn't type-check with the change. */
  async refuse({ path, text }: Mutant): Promise<boolean> {
    const folder = path.split("/").slice(0, 2).join("/");
    const copying = this.#copied.get(folder) ?? this.#copy(folder);
    this.#copied.set(folder, copying);
    const copy = await copying;
    const file = join(this.#folder, path);
    writeFileSync(file, text);
    const refused = !(await passes(copy));
    cpSync(join(ROOT, path), file);
    return refused;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #copy(folder: string): Promise<string> {
    const copy = join(this.#folder, folder);
    cpSync(join(ROOT, folder), copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    symlinkSync(join(ROOT, folder, "node_modules"), join(copy, "node_modules"));
    if (!(await passes(copy))) throw new Error(`The copy of ${folder} does not type-check.`);
    return copy;
  }
}

async function passes(folder: string): Promise<boolean> {
  try {
    await promisify(execFile)(join(ROOT, "node_modules/.bin/tsc"), ["--noEmit", "-p", folder]);
    return true;
  } catch {
    return false;
  }
}
