import { HEADERS } from "@member-wallet/api/wire";
import { causeOf, TIMEOUT } from "./backend.ts";
import type { Finding } from "./findings.ts";
import type { Checked } from "./reads.ts";
import { refused, type Verdict } from "./verdict.ts";

const SENT = ["Authorization", "Content-Type", "Accept-Language", HEADERS.marker, HEADERS.idempotencyKey];
const READ = [HEADERS.idempotencyKey, "Date", "Retry-After"];
const METHODS = ["GET", "POST", "PUT", "DELETE"];

/** A page that no backend may allow. */
const STRANGER = "https://stranger.invalid";

/** Whether the pages of an origin may call the backend and read its answers, and those of others may not. */
export async function checkCrossOrigin(url: string, origin: string): Promise<Checked[]> {
  const preflight = {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": SENT.join(",").toLowerCase(),
    },
  };
  return [
    {
      name: `CORS: a preflight of ${origin}`,
      verdict: await judged(url, preflight, (answer) => [
        ...(answer.ok ? [] : [finding("status", "expected a success without a token")]),
        ...missing(answer, "Access-Control-Allow-Headers", SENT),
        ...missing(answer, "Access-Control-Allow-Methods", METHODS),
        ...allowed(answer, origin),
      ]),
    },
    {
      name: `CORS: an answer for ${origin}`,
      verdict: await judged(url, { headers: { Origin: origin } }, (answer) => [
        ...allowed(answer, origin),
        ...missing(answer, "Access-Control-Expose-Headers", READ),
      ]),
    },
    {
      name: "CORS: an answer for another origin",
      verdict: await judged(url, { headers: { Origin: STRANGER } }, (answer) =>
        ["*", STRANGER].includes(answer.headers.get("Access-Control-Allow-Origin") ?? "")
          ? [finding("Access-Control-Allow-Origin", "expected no permission for an origin that is not yours")]
          : [],
      ),
    },
  ];
}

async function judged(
  url: string,
  request: RequestInit,
  findingsOf: (answer: Response) => Finding[],
): Promise<Verdict> {
  try {
    const answer = await fetch(`${url}/api/lookup/active`, {
      ...request,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    const findings = findingsOf(answer);
    return findings.length === 0 ? { kind: "accepted" } : { kind: "refused", findings };
  } catch (error) {
    return refused(`no answer (${causeOf(error)})`);
  }
}

const finding = (path: string, expected: string): Finding => ({ path, expected });

function allowed({ headers }: Response, origin: string): Finding[] {
  return headers.get("Access-Control-Allow-Origin") === origin
    ? []
    : [finding("Access-Control-Allow-Origin", `expected ${origin}`)];
}

function missing({ headers }: Response, name: string, wanted: readonly string[]): Finding[] {
  const named = (headers.get(name) ?? "").split(",").map((each) => each.trim().toLowerCase());
  const left = wanted.filter((each) => !named.includes(each.toLowerCase()));
  return left.length === 0 ? [] : [finding(name, `expected ${left.join(", ")}, too`)];
}
