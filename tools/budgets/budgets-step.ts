import { join } from "node:path";
import { ROOT } from "../root.ts";
import { FAILED, type Outcome, PASSED, type Step } from "../verify/step.ts";
import { chatLoad, chunkFiles, firstLoad, type LoadedFile } from "./first-load.ts";
import limits from "./limits.json" with { type: "json" };

interface Limits {
  /** Brotli bytes of scripts. */
  javascript: number;
  /** Bytes of everything, fonts included. */
  total: number;
  /** Files, and the call that the page begins with; no limit for lazy parts. */
  requests?: number;
}

/** The pages with a budget, with their HTML files and what they begin with. */
const PAGES = [
  { path: "/login", page: "login.html", begins: { part: "login" } },
  { path: "/register", page: "register.html", begins: { screen: "RegisterScreen" } },
  { path: "/user/home", page: "index.html", begins: { part: "member" } },
] as const;

/** The lazy parts with a budget, beyond what they share with others, by the name of their chunk. */
const CHUNKS = ["WheelFeature", "CouponsFeature"] as const;

/** What a cold visit to the Thai site loads, and the bytes of lazy parts, against the limits in `limits.json`. */
export const budgetsStep: Step = {
  name: "budgets",
  run() {
    const dist = join(ROOT, "apps/thai/dist");
    const outcomes = [
      ...PAGES.map(({ path, page, begins }) => judge(path, firstLoad(dist, page, begins), limits[path])),
      ...CHUNKS.map((name) => judge(name, chunkFiles(dist, name), limits[name])),
      judge("chat", chatLoad(dist, firstLoad(dist, "index.html", { part: "member" })), limits.chat),
      // The folder that socket.io-client is built into.
      judge("chat's socket", chunkFiles(dist, "esm"), limits.chatSocket),
    ];
    const failed = outcomes.filter((outcome) => outcome.failed > 0).length;
    return Promise.resolve({ passed: outcomes.length - failed, failed });
  },
};

function judge(part: string, files: readonly LoadedFile[], limit: Limits): Outcome {
  const javascript = sum(files.filter(({ path }) => path.endsWith(".js")));
  const total = sum(files);
  const requests = files.length + 1;
  const { requests: most = Infinity } = limit;
  console.log(
    `${part}: JavaScript ${kB(javascript)} of ${kB(limit.javascript)}, total ${kB(total)} of ${kB(limit.total)}, ` +
      (limit.requests === undefined ? `${files.length} files` : `${requests} of ${most} requests`),
  );
  if (javascript <= limit.javascript && total <= limit.total && requests <= most) return PASSED;
  console.error(`${part} is over its budget. The largest files:`);
  files.slice(0, 12).forEach(({ path, bytes }) => console.error(`  ${kB(bytes).padStart(9)}  ${path}`));
  return FAILED;
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
