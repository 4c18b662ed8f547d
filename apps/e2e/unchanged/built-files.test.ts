import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtFiles } from "./built-files.ts";

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "built-files-"));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

/** Hashes a build of these files. */
function built(files: Record<string, string>): ReadonlyMap<string, string> {
  rmSync(dist, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  return builtFiles(dist);
}

const BUILD = {
  "index.html": '<script src="/assets/index-AAAAAAA.js"></script>',
  "assets/index-AAAAAAA.js": 'import("./Wheel-BBBBBBB.js"); const look = "assets/Wheel-CCCCCCC.css";',
  "assets/Wheel-BBBBBBB.js": 'import { react } from "./index-AAAAAAA.js"; spin(1);',
  "assets/Wheel-CCCCCCC.css": ".wheel { color: red }",
};

test("a changed file changes its own hash, and not those of the files that name it", () => {
  const before = built(BUILD);
  const after = built({
    "index.html": '<script src="/assets/index-DDDDDDD.js"></script>',
    "assets/index-DDDDDDD.js": 'import("./Wheel-E_EE-EE.js"); const look = "assets/Wheel-CCCCCCC.css";',
    "assets/Wheel-E_EE-EE.js": 'import { react } from "./index-DDDDDDD.js"; spin(2);',
    "assets/Wheel-CCCCCCC.css": ".wheel { color: red }",
  });
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed).toEqual(["assets/Wheel.js"]);
  expect([...after.keys()].toSorted()).toEqual([
    "assets/Wheel.css",
    "assets/Wheel.js",
    "assets/index.js",
    "index.html",
  ]);
});

test("a file that loads another one by another name has changed", () => {
  const before = built(BUILD);
  const after = built({
    ...BUILD,
    "assets/index-AAAAAAA.js": 'import("./Bonus-FFFFFFF.js"); const look = "assets/Wheel-CCCCCCC.css";',
    "assets/Bonus-FFFFFFF.js": "",
  });
  expect(after.get("assets/index.js")).not.toBe(before.get("assets/index.js"));
});

test("compressed copies are no files of their own", () => {
  expect([...built({ "share.js": "", "share.js.br": "", "share.js.gz": "" }).keys()]).toEqual(["share.js"]);
});
