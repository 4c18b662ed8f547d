import { vi } from "vitest";

/** One call as it left the page. */
export interface ArrivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

type Answer = Response | Promise<Response>;
type Answering = (call: ArrivedCall) => Answer;

/** A success, or a refusal with its status. */
export function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

/**
 * Stands where the operator's backend does, at the page's own `fetch`: it answers what the table says
 * ("POST /api/login") and writes down what arrived. A call that the table lacks is answered 404.
 */
export function standInBackend(table: Record<string, Answering>) {
  const arrived: ArrivedCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = typeof input === "string" ? input : input instanceof URL ? input.pathname : input.url;
    const call: ArrivedCall = {
      method: init?.method ?? "GET",
      path,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      key: new Headers(init?.headers).get("Idempotency-Key"),
    };
    arrived.push(call);
    const answering = table[`${call.method} ${path}`];
    return answering ? answering(call) : answer({}, 404);
  });
  return {
    table,
    arrived,
    /** The calls to one address, in their order. */
    callsTo: (line: string) => arrived.filter(({ method, path }) => `${method} ${path}` === line),
  };
}
