import { isMessageCode, isWheelCode } from "@member-wallet/api/wire";
import * as fc from "fast-check";
import { listen } from "../http/listen.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { anyRequest, bytesOf } from "./any-request.ts";
import { type RawResponse, sendRaw } from "./raw-request.ts";
import type { TestServer } from "./postgres.ts";
import { type Route, routesOf } from "./routes.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

interface ServedTestApp {
  app: TestApp;
  port: number;
  routes: Route[];
  close(): Promise<void>;
}

/** Serves a test app with short timeouts on a port. */
export async function serveTestApp(server: TestServer | null): Promise<ServedTestApp> {
  const app = await createTestApp({ server, bodyIdleTimeout: 200 });
  const timeouts = { headers: 200, whole: 20_000, unread: 30_000, check: 50, close: 3_000 };
  const listening = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0, timeouts });
  return {
    app,
    port: listening.port,
    routes: routesOf(app.app),
    async close() {
      await listening.close();
      await app.close();
    },
  };
}

/**
 * Sends generated requests to one route, one after the other, and counts the responses by status.
 *
 * Throws, with the smallest failing request, when a response is a server fault or a refusal without a code, when another
 * member's call fails meanwhile, or when the ledger breaks. A request without a response never ends.
 */
export async function fuzzRoute(
  { app, port }: Pick<ServedTestApp, "app" | "port">,
  route: Route,
  runs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const member = await app.member({ wallet: 100_000, games: { PG: 50_000 } });
  const other = await app.member();
  const property = fc.asyncProperty(anyRequest(route, member.token), async (request) => {
    const response = await sendRaw(port, bytesOf(request), request.sending);
    const failure = failureOf(route, response, request.sending.kind === "cut") ?? app.log.splice(0)[0];
    if (failure !== undefined) throw new Error(`${failure}: ${JSON.stringify(response)}`);
    statuses.set(response.status ?? 0, (statuses.get(response.status ?? 0) ?? 0) + 1);
    // Faults that the request switched on would make the next requests fail.
    app.context.switches.reset();
    const otherCall = await other.call("GET", "/api/wallet");
    if (otherCall.status !== 200)
      throw new Error(`Another member gets ${otherCall.status} ${otherCall.text}`);
  });
  await fc.assert(property, { numRuns: runs });
  const breaches = await ledgerBreaches(app.database);
  if (breaches.length > 0) throw new Error(breaches.join("\n"));
  return statuses;
}

/** Accepts a success, and a refusal; a refusal of `/api` needs a code of the catalogue. */
function failureOf(route: Route, { status, body }: RawResponse, isCut: boolean): string | undefined {
  if (status === null) return isCut ? undefined : "No response";
  if (status >= 500) return "A failure of the sandbox";
  // Node itself responds 417 to an unknown expectation, without a body.
  if (status < 400 || status === 417 || !route.path.startsWith("/api/")) return undefined;
  const code = /^\{"message":"([\w-]+)"\}$/.exec(body)?.[1] ?? "";
  return isMessageCode(code) || isWheelCode(code) || code === "invalid-token"
    ? undefined
    : "A refusal without a code";
}
