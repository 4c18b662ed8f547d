import type { Page } from "@playwright/test";
import { SANDBOX } from "./addresses.ts";
import { callOf, READING_CALLS, WRITING_CALLS } from "./calls.ts";
import { type Member, tokenOf } from "./journey.ts";
import { aSlip } from "./money.ts";
import { oddForms, type RecordedAnswer } from "./odd-answers.ts";

/** The backend's answer to each call, as text. */
export type Answers = ReadonlyMap<string, string>;

/** The sandbox's own answers, and the same in odd forms. */
export interface OddAnswers {
  readonly usual: Answers;
  /** Rounds of answers that the client's schemas accept, all calls at once. */
  readonly taken: readonly Answers[];
  /** Rounds of answers that they refuse: the balance alone, and all but the balance, on which most dialogs depend. */
  readonly refusedBalance: readonly Answers[];
  readonly refusedOthers: readonly Answers[];
}

const BALANCE = "GET /api/wallet";

/** Fetches the sandbox's answers as this member, and creates their odd forms; the same at every run. */
export async function oddAnswers(member: Member): Promise<OddAnswers> {
  const calls = await record(member);
  const usual = new Map([...calls].map(([call, { answer }]) => [call, JSON.stringify(answer)]));
  const forms = new Map([...calls].map(([call, recorded]) => [call, oddForms(recorded)]));
  const rounds = (kind: "taken" | "refused", concerns: (call: string) => boolean = () => true): Answers[] => {
    const most = Math.max(...[...forms.values()].map((each) => each[kind].length));
    return Array.from({ length: most }, (_, round) => {
      const odd = [...forms].flatMap(([call, each]): [string, string][] => {
        const form = each[kind][round];
        return form === undefined || !concerns(call) ? [] : [[call, form]];
      });
      return new Map([...usual, ...odd]);
    });
  };
  return {
    usual,
    taken: rounds("taken"),
    refusedBalance: rounds("refused", (call) => call === BALANCE),
    refusedOthers: rounds("refused", (call) => call !== BALANCE),
  };
}

/**
 * Answers every call of the page from the current `answers`. It records a call that is in no table in `unknown`, which
 * must stay empty.
 */
export async function answerCalls(page: Page, answers: () => Answers): Promise<{ unknown: Set<string> }> {
  const unknown = new Set<string>();
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    const body = answers().get(callOf(line) ?? "");
    if (body !== undefined) return route.fulfill({ status: 200, contentType: "application/json", body });
    unknown.add(line);
    return route.abort();
  });
  return { unknown };
}

async function record(member: Member): Promise<Map<string, RecordedAnswer>> {
  const request = memberRequests(await tokenOf(member));
  // Data to show: an open QR, a bonus in use, and a slip.
  await request("POST", "/api/qrcode/KBANK", JSON.stringify({ amount: 300 }));
  await request("GET", "/api/bonus/activate/FREE20");
  const slip = new FormData();
  const { buffer, mimeType, name } = await aSlip(40, { miniQr: false });
  slip.append("slip", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  await request("POST", "/api/wallet/slip", slip);

  const read = await Promise.all(
    READING_CALLS.map(async ({ call, reader, names = [], path, body }) => {
      const [method = "", own = ""] = call.split(" ");
      const answer = await request(
        method,
        path ?? own,
        body === undefined ? undefined : JSON.stringify(body),
      );
      return [call, { answer, reader, names }] as const;
    }),
  );
  const written = WRITING_CALLS.map(
    ({ call, reader, answer }) => [call, { answer, reader, names: [] }] as const,
  );
  return new Map<string, RecordedAnswer>([...read, ...written]);
}

/** A member's calls outside the page. */
function memberRequests(token: string) {
  return async (method: string, path: string, body?: string | FormData): Promise<unknown> => {
    const response = await fetch(SANDBOX.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "X-Requested-With": "wallet-user",
        ...(typeof body === "string" && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${method} ${path}: ${await response.text()}`);
    return response.json();
  };
}
