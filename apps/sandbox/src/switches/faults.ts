import { setTimeout as pause } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createMiddleware } from "hono/factory";
import type { SandboxContext, SandboxEnv } from "../context.ts";
import type { FaultEffect, Switches } from "./switches.ts";

/** Lets the switches act on the calls of `/api`: gone, latency, and the faults before and after the call. */
export function faults(switches: Switches) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { gone, latency } = switches.state();
    if (latency > 0) await pause(latency);
    if (gone) return c.json({ message: "gone" }, 503);

    const call = `${c.req.method} ${c.req.path}`;
    const instead = await strike(c, switches.strike(call, "before"));
    if (instead !== null) return instead;
    await next();
    const afterwards = await strike(c, switches.strike(call, "after"));
    if (afterwards !== null) {
      // Cleared first, or the headers of the answer that is withheld would be merged into this one.
      c.res = undefined;
      c.res = afterwards;
    }
    return undefined;
  });
}

/** Carries out a fault, if there is one; answers what is sent instead, or null when the call goes on. */
async function strike(c: SandboxContext, effect: FaultEffect | null): Promise<Response | null> {
  if (effect?.kind === "answer") return Response.json(effect.body, { status: effect.status });
  if (effect?.kind === "delay") await pause(effect.milliseconds);
  if (effect?.kind === "hang") await gaveUp(c.req.raw.signal);
  if (effect?.kind === "kill") c.env?.incoming?.socket.destroy();
  return effect?.kind === "hang" || effect?.kind === "kill" ? RESPONSE_ALREADY_SENT : null;
}

function gaveUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
