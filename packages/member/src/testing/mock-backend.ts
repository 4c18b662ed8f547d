import { vi } from "vitest";
import { mockRequest } from "./mock-request.ts";

/** One recorded request. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  /** JSON as parsed; a form as it is. */
  readonly body: unknown;
  readonly key: string | null;
  /** The request's bearer token. */
  readonly token: string | null;
  /** The request's language. */
  readonly language: string | null;
  /** Reports an upload's progress to the page, from 0 to 1. */
  readonly progress: (share: number) => void;
}

type Answer = Response | Promise<Response>;
type Answering = (call: ReceivedCall) => Answer;

/** A success, or a refusal with its status. */
export function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

/**
 * Replaces the operator's backend at the page's `fetch` and, for uploads, `XMLHttpRequest`: answers by the table ("POST
 * /api/login") and records the requests. A call that the table lacks gets a 404.
 */
export function mockBackend(table: Record<string, Answering>) {
  const arrived: ReceivedCall[] = [];
  const answering = (line: string): Answering => table[line] ?? (() => answer({}, 404));
  const answerTo = async (call: ReceivedCall) => {
    arrived.push(call);
    return answering(`${call.method} ${call.path}`)(call);
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    answerTo({
      method: init?.method ?? "GET",
      path: typeof input === "string" ? input : input instanceof URL ? input.pathname : input.url,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      ...ofHeaders(new Headers(init?.headers)),
      progress: () => {},
    }),
  );
  vi.spyOn(globalThis, "XMLHttpRequest").mockImplementation(
    mockRequest(({ headers, ...sent }) => answerTo({ ...sent, ...ofHeaders(headers) })),
  );
  return {
    table,
    arrived,
    /**
     * Changes the table once this call arrives, as the backend changes with it. Before the press is too early: a press also
     * focuses the window, which loads much again.
     */
    changeWith(line: string, change: () => void) {
      const usual = answering(line);
      table[line] = (call) => {
        change();
        return usual(call);
      };
    },
    /** The calls to one address, in order. */
    callsTo: (line: string) => arrived.filter(({ method, path }) => `${method} ${path}` === line),
  };
}

function ofHeaders(headers: Headers): Pick<ReceivedCall, "key" | "token" | "language"> {
  const bearer = headers.get("Authorization");
  return {
    key: headers.get("Idempotency-Key"),
    token: bearer && bearer.replace("Bearer ", ""),
    language: headers.get("Accept-Language"),
  };
}
