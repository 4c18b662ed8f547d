import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { FLAG_NAMES, WHEELS } from "../switches/switches.ts";

const wholeNumber = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

const Effect = v.variant("kind", [
  v.object({ kind: v.literal("answer"), status: wholeNumber(200, 599), body: v.unknown() }),
  v.object({ kind: v.literal("hang") }),
  v.object({ kind: v.literal("kill") }),
  v.object({ kind: v.literal("delay"), milliseconds: wholeNumber(0, 600_000) }),
]);

const Fault = v.object({
  call: v.pipe(v.string(), v.regex(/^(?:GET|POST|PUT|DELETE) \/api\//)),
  when: v.optional(v.picklist(["before", "after"]), "before"),
  effect: Effect,
  times: v.optional(wholeNumber(1), 1),
});

const ChangePayload = v.strictObject({
  ...v.entriesFromList(FLAG_NAMES, v.exactOptional(v.boolean())),
  latency: v.exactOptional(wholeNumber(0, 120_000)),
  bonusCount: v.exactOptional(v.nullable(wholeNumber(0, 1_000))),
  wheel: v.exactOptional(v.picklist(WHEELS)),
  faults: v.exactOptional(v.array(Fault)),
});

/** `/sandbox/switches`, for this machine only: reads, changes and resets the switches; each returns their state. */
export function switchRoutes({ switches, sharedSwitches, readBody, chat }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/sandbox/switches", localOnly, (c) => c.json(switches.state()))
    .post("/sandbox/switches", localOnly, async (c) => {
      const change = await readBody(c, ChangePayload);
      const state = await sharedSwitches.change(change);
      chat.announceSwitches(change.faults ?? null);
      return c.json(state);
    })
    .delete("/sandbox/switches", localOnly, async (c) => {
      const state = await sharedSwitches.reset();
      chat.announceSwitches(state.faults);
      return c.json(state);
    });
}
