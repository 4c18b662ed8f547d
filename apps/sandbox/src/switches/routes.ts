import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";

const effect = v.variant("kind", [
  v.object({
    kind: v.literal("answer"),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.unknown(),
  }),
  v.object({ kind: v.literal("hang") }),
  v.object({ kind: v.literal("kill") }),
  v.object({
    kind: v.literal("delay"),
    milliseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  }),
]);

const fault = v.object({
  call: v.pipe(v.string(), v.regex(/^(?:GET|POST|PUT|DELETE) \/api\//)),
  when: v.optional(v.picklist(["before", "after"]), "before"),
  effect,
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

const change = v.pipe(
  v.strictObject({
    gone: v.exactOptional(v.boolean()),
    latency: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
    registerOTP: v.exactOptional(v.boolean()),
    requirePhoneDigits: v.exactOptional(v.boolean()),
    enableChatWidget: v.exactOptional(v.boolean()),
    slipsAtAllHours: v.exactOptional(v.boolean()),
    faults: v.exactOptional(v.array(fault)),
  }),
);

/**
 * The switches, for this machine only: GET answers their state, POST changes those it names (`faults`
 * replaces the list) and answers the state, DELETE puts everything in order.
 */
export function switchRoutes({
  switches,
  localOnly,
  readBody,
}: Pick<Context, "switches" | "localOnly" | "readBody">): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .use(localOnly)
    .get("/", (c) => c.json(switches.state()))
    .post("/", async (c) => c.json(switches.set(await readBody(c, change))))
    .delete("/", (c) => c.json(switches.reset()));
}
