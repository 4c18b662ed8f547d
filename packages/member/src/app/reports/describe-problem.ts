import type { SiteProblem, UnreadableAnswer } from "@member-wallet/api";
import { cleanText } from "./clean-text.ts";
import type { RawProblem } from "./problems.ts";

/** A problem without how often it was noticed. */
export type DescribedProblem = WithoutTimes<SiteProblem>;

type WithoutTimes<Each> = Each extends unknown ? Omit<Each, "times"> : never;

type ErrorSource = Extract<SiteProblem, { kind: "error" }>["source"];

const MOST_FRAMES = 10;
const MOST_PATHS = 20;

/**
 * What a report says of a problem: nothing that a member typed, or that a backend sent.
 * @param page the pattern of the page's route.
 * @param origin the site's own, whose files a stack may name.
 */
export function describeProblem(problem: RawProblem, page: string, origin: string): DescribedProblem {
  if ("caught" in problem) return describeError("caught", problem.caught, page, origin);
  if ("schema" in problem) return describeAnswer(problem, page);
  if (problem.type === "vite:preloadError") {
    return { kind: "chunk", page, file: ownFile(causeText(problem), origin) };
  }
  if ("reason" in problem) return describeError("rejection", problem.reason, page, origin);
  const { error, message } = problem as ErrorEvent;
  return describeError("uncaught", error ?? message, page, origin);
}

function describeError(source: ErrorSource, thrown: unknown, page: string, origin: string): DescribedProblem {
  const isError = thrown instanceof Error;
  const name = isError ? thrown.name : typeof thrown;
  const text = isError ? thrown.message : typeof thrown === "string" ? thrown : "";
  return {
    kind: "error",
    source,
    page,
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : "Error",
    message: cleanText(text),
    stack: isError ? ownFrames(String(thrown.stack), origin) : [],
  };
}

function describeAnswer({ schema, lost, paths }: UnreadableAnswer, page: string): DescribedProblem {
  const unique = new Set(paths.map(cleanPath));
  return { kind: "answer", page, schema: cleanName(schema), lost, paths: [...unique].slice(0, MOST_PATHS) };
}

/** A path with the names of fields and indexes; a part that may be a value, as a key of a record, is a `*`. */
function cleanPath(path: string): string {
  const parts = path.split(".").map((part) => (/^(?:[A-Za-z_]{1,30}|\d{1,3}|)$/.test(part) ? part : "*"));
  return parts.join(".").slice(0, 200);
}

function cleanName(name: string): string {
  return name.replace(/[^A-Za-z]/g, "").slice(0, 60) || "unnamed";
}

/** The frames of a stack in the site's own files, as `/assets/index-1f.js:1:20`. */
function ownFrames(stack: string, origin: string): string[] {
  return [...stack.matchAll(/(https?:\/\/[^/\s]+)(\/assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9})/g)]
    .filter(([, from]) => from === origin)
    .map(([, , frame = ""]) => frame)
    .slice(0, MOST_FRAMES);
}

/** The site's own file that an error of loading names; `null` for none. */
function ownFile(text: string, origin: string): string | null {
  const [, from, file] = /(https?:\/\/[^/\s]+)(\/assets\/[\w.-]{1,100})/.exec(text) ?? [];
  return file !== undefined && from === origin ? file : null;
}

/** What a failed `import()` says, or the address of a stylesheet whose link failed. */
function causeText(event: Event): string {
  const cause: unknown = Reflect.get(event, "payload");
  if (cause instanceof Error) return cause.message;
  return cause instanceof Event && cause.target instanceof HTMLLinkElement ? cause.target.href : "";
}
