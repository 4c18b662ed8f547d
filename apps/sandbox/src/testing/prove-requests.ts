import { isMessageCode } from "@member-wallet/api/wire";
import * as fc from "fast-check";
import { demoStage } from "../demo-stage.ts";
import { listen } from "../http/listen.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { anyRequest, bytesOf } from "./any-request.ts";
import { type RawAnswer, sendRaw } from "./raw-request.ts";
import type { TestServer } from "./postgres.ts";
import { type Route, routesOf } from "./routes.ts";
import { freshWorld, type World } from "./world.ts";

/** The whole sandbox, served on a port. It waits for a silent sender for a moment only. */
export interface ServedWorld {
  world: World;
  port: number;
  routes: Route[];
  close(): Promise<void>;
}

export async function serveWorld(server: TestServer | null): Promise<ServedWorld> {
  const world = await freshWorld({ server, rooms: demoStage.rooms, bodyPause: 200 });
  const timeouts = { headers: 200, whole: 2_000, check: 50 };
  const listening = await listen(Promise.resolve(world.app), { host: "127.0.0.1", port: 0, timeouts });
  return {
    world,
    port: listening.port,
    routes: routesOf(world.app),
    async close() {
      await listening.close();
      await world.close();
    },
  };
}

/**
 * Sends generated requests to one call, one after the other, and answers how often each status came back.
 *
 * Throws, with the smallest request that does it, when one is answered with a failure or in other words than the
 * contract's, leaves another member without an answer, or breaks the ledger. One that is never answered never ends.
 */
export async function proveRequests(
  { world, port }: Pick<ServedWorld, "world" | "port">,
  route: Route,
  runs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const member = await world.member({ wallet: 100_000, games: { PG: 50_000 } });
  const other = await world.member();
  const property = fc.asyncProperty(anyRequest(route, member.token), async (request) => {
    const answer = await sendRaw(port, bytesOf(request), request.sending);
    const failure = whatIsWrong(route, answer, request.sending.kind === "cut") ?? world.log.splice(0)[0];
    if (failure !== undefined) throw new Error(`${failure}: ${JSON.stringify(answer)}`);
    statuses.set(answer.status ?? 0, (statuses.get(answer.status ?? 0) ?? 0) + 1);
    // Switches that the request set would let the next ones fail as they are told to.
    world.context.switches.reset();
    const peace = await other.call("GET", "/api/wallet");
    if (peace.status !== 200) throw new Error(`Another member is answered ${peace.status} ${peace.text}`);
  });
  await fc.assert(property, { numRuns: runs });
  const breaches = await ledgerBreaches(world.database);
  if (breaches.length > 0) throw new Error(breaches.join("\n"));
  return statuses;
}

/** Carried out, or refused; a refusal of `/api` has a code of the catalogue. */
function whatIsWrong(route: Route, { status, body }: RawAnswer, isCut: boolean): string | undefined {
  if (status === null) return isCut ? undefined : "No answer";
  if (status >= 500) return "A failure of the sandbox";
  // Node's own answer to an expectation that it doesn't know has no words.
  if (status < 400 || status === 417 || !route.path.startsWith("/api/")) return undefined;
  const code = /^\{"message":"([\w-]+)"\}$/.exec(body)?.[1] ?? "";
  return isMessageCode(code) || code === "invalid-token" ? undefined : "A refusal without a code";
}
