import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

describe("the lock on the data folder", () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sandbox-lock-"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts another process that locks the folder. */
  async function otherProcess(): Promise<ChildProcess> {
    const script = join(folder, "take.ts");
    const module = fileURLToPath(new URL("./folder-lock.ts", import.meta.url));
    await writeFile(
      script,
      `import { lockFolder } from ${JSON.stringify(module)};
      lockFolder(${JSON.stringify(join(folder, "data"))});
      process.send("taken");
      setInterval(() => {}, 60_000);`,
    );
    const child = fork(script);
    children.push(child);
    expect(await once(child, "message")).toContain("taken");
    return child;
  }

  it("refuses a second opener and names the process that owns it", async () => {
    const owner = await otherProcess();
    expect(() => lockFolder(join(folder, "data"))).toThrow(FolderInUseError);
    expect(() => lockFolder(join(folder, "data"))).toThrow(`process ${owner.pid}`);
  });

  it("refuses a second opener in the same process", () => {
    const release = lockFolder(join(folder, "data"));
    expect(() => lockFolder(join(folder, "data"))).toThrow(FolderInUseError);
    release();
  });

  it("is available again after its release", () => {
    lockFolder(join(folder, "data"))();
    expect(() => lockFolder(join(folder, "data"))()).not.toThrow();
  });

  it("is available again after its owner was killed", async () => {
    const owner = await otherProcess();
    owner.kill("SIGKILL");
    await once(owner, "exit");
    expect(() => lockFolder(join(folder, "data"))()).not.toThrow();
  });
});
