import { type Call, CALLS, findCall, nameOf, pathOf } from "@member-wallet/api/calls";
import { READS } from "@member-wallet/openapi/conformance";
import type { Page } from "@playwright/test";
import { SANDBOX } from "./addresses.ts";
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

/** The fields that identify the items of a call's list. */
const IDENTIFIED_BY: Readonly<Record<string, readonly string[]>> = {
  "GET /api/wallet": ["code"],
  "POST /api/statement/slip": ["reference"],
  "GET /api/bonus": ["code"],
  "GET /api/lookup/banks": ["code"],
  "GET /api/lookup/deposit": ["bankAccountNo"],
  "GET /api/lookup/sources": ["code"],
};

/**
 * Fetches the sandbox's answers as this member, and creates their odd forms; the same at every run. Calls that would
 * change something answer their examples.
 */
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
 * Answers every call of the page from the current `answers`. It records a call that is not described in `unknown`, which
 * must stay empty.
 */
export async function answerCalls(page: Page, answers: () => Answers): Promise<{ unknown: Set<string> }> {
  const unknown = new Set<string>();
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const call = findCall(request.method(), path);
    const body = answers().get(call === undefined ? "" : nameOf(call));
    if (body !== undefined) return route.fulfill({ status: 200, contentType: "application/json", body });
    unknown.add(`${request.method()} ${path}`);
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
  const file = await aSlip(40, { miniQr: false });
  slip.append("slip", new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const { reference } = (await request("POST", "/api/wallet/slip", slip)) as { reference: string };
  const parts = { code: "WELCOME50", reference };

  const answers = CALLS.map(async (call): Promise<[string, RecordedAnswer]> => {
    const { schema: reader, example } = call.answer;
    const name = nameOf(call);
    const isRead = READS.includes(call) && !call.answer.isText;
    const answer = isRead ? await request(call.method, pathOf(call, parts), bodyOf(call)) : example;
    return [name, { answer, reader, names: IDENTIFIED_BY[name] ?? [] }];
  });
  return new Map(await Promise.all(answers));
}

/** The example of a call's payload; the token alone says whose it is. */
function bodyOf({ payload }: Call): string | undefined {
  if (payload?.kind !== "json") return undefined;
  return JSON.stringify({ ...Object(payload.example), userId: undefined });
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
