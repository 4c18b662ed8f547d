import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { brokenRules } from "./import-rules.ts";

const VIEW = "packages/member/src/features/a-job/PlantedView.tsx";
/** The layers of member from the bottom up. */
const LAYERS = [
  "site",
  "storage",
  "language",
  "store",
  "session",
  "navigation",
  "hidden-amounts",
  "money-calls",
  "features",
  "screens",
  "app",
];

/** A file of one of member's layers, and its import of a file of another. */
const between = (from: string, to: string): [string, string] => [
  `packages/member/src/${from}/planted.ts`,
  `import { x } from "../${to}/x.ts";`,
];

describe("the rules of imports", () => {
  test("are kept by the sources", () => {
    const sources = globSync("{packages/{member,ui},apps/sandbox}/src/**/*.{ts,tsx,js}", { cwd: ROOT });
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((path) => brokenRules(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
  });

  test.each([
    ["packages/ui/src/planted.ts", 'import { useDispatch } from "react-redux";'],
    ["packages/ui/src/planted.test.ts", 'import type { Store } from "@reduxjs/toolkit";'],
    ["packages/ui/src/planted.ts", 'export { useNavigate } from "react-router-dom";'],
    ["packages/ui/src/planted.ts", 'import { api } from "@member-wallet/api/fixtures";'],
    ["apps/sandbox/src/planted.ts", 'import { api } from "@member-wallet/api";'],
    ["apps/sandbox/src/planted.ts", 'import type { Api } from "@member-wallet/api";'],
    [VIEW, 'import type { Profile } from "@member-wallet/api";'],
    [VIEW, 'import { useSelector } from "react-redux";'],
    [VIEW, 'import { LanguageMenu } from "../../language/LanguageMenu.tsx";'],
    [VIEW, 'const part = import("./Connected.tsx");'],
    [VIEW, 'import { useSlips } from "./useSlips.ts";'],
    [VIEW, 'import { Parts } from "./lazy-parts.ts";'],
    [VIEW, 'import { read } from "../../storage/storage.ts";'],
    ...LAYERS.flatMap((from, index) => LAYERS.slice(index + 1).map((to) => between(from, to))).filter(
      ([path, text]) => !(path.includes("/site/") && text.includes("/storage/")),
    ),
    between("app", "testing"),
    between("site", "testing"),
    ["packages/member/src/store/planted.ts", 'import type { Session } from "../session/session.ts";'],
    ["packages/member/src/store/planted.ts", 'export * from "../session/session.ts";'],
    ["packages/member/src/store/planted.ts", 'type Session = import("../session/session.ts").Session;'],
    ["packages/member/src/store/planted.ts", 'const session = () => import("../session/session.ts");'],
    ["packages/member/src/features/a-job/planted.ts", 'import "../../screens/home/home.css";'],
    ["packages/member/src/features/a-job/planted.ts", 'import { x } from "../another-job/x.ts";'],
    ["packages/member/src/features/a-job/planted.test.ts", 'import type { X } from "../another-job/x.ts";'],
    ["packages/member/src/a-bucket/planted.ts", 'import { satang } from "@member-wallet/domain";'],
  ])("forbid %s: %s", (path, text) => {
    expect(brokenRules(path, text)).toHaveLength(1);
  });

  test.each([
    ["packages/ui/src/planted.ts", 'import { useTranslation } from "react-i18next";'],
    ["apps/sandbox/src/planted.ts", 'import { Message } from "@member-wallet/api/wire";'],
    [VIEW, 'import { Page } from "../../navigation/PageView.tsx"; import { Row } from "./RowSkeleton.tsx";'],
    [VIEW, 'import type { Row } from "./Connected.tsx"; import { type Slips } from "./useSlips.ts";'],
    [VIEW, 'import type { Draft } from "../../session/drafts.ts";'],
    between("storage", "site"),
    between("site", "storage"),
    ...LAYERS.flatMap((from, index) => LAYERS.slice(0, index + 1).map((to) => between(from, to))),
    [
      "packages/member/src/features/a-job/planted.ts",
      'import { x } from "./part/x.ts"; import "../a-job/y.ts";',
    ],
    ["packages/member/src/store/planted.test.ts", 'import { aPage } from "../testing/a-page.ts";'],
    ["packages/member/src/features/a-job/Planted.stories.tsx", 'import { x } from "../../app/x.ts";'],
  ])("allow %s: %s", (path, text) => {
    expect(brokenRules(path, text)).toEqual([]);
  });
});
