import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createMiddleware } from "hono/factory";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import type { FaultEffect, Switches } from "./switches.ts";

/** Applies the switches to the calls of `/api`: gone, latency, and faults before and after the call. */
export function faults(switches: Switches) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { gone, latency } = switches.state();
    if (latency > 0) await delay(latency);
    if (gone) return c.json({ message: "gone" }, 503);

    const call = `${c.req.method} ${c.req.path}`;
    const before = await applyFault(c, switches.takeFault(call, "before"));
    if (before !== null) return before;
    await next();
    const after = await applyFault(c, switches.takeFault(call, "after"));
    if (after !== null) {
      // Cleared first: Hono would merge the headers of the response that is being replaced.
      c.res = undefined;
      c.res = after;
    }
    return undefined;
  });
}

/** Applies a fault, if there is one; returns the response that replaces the call's own, or null. */
async function applyFault(c: SandboxContext, effect: FaultEffect | null): Promise<Response | null> {
  if (effect === null) return null;
  const { signal } = c.req.raw;
  switch (effect.kind) {
    case "answer":
      return Response.json(effect.body, { status: effect.status });
    case "delay":
      await delay(effect.milliseconds);
      return null;
    case "hang":
      if (!signal.aborted) await once(signal, "abort");
      return RESPONSE_ALREADY_SENT;
    case "kill":
      c.env?.incoming?.socket.destroy();
      return RESPONSE_ALREADY_SENT;
  }
}
