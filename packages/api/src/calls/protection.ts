import * as wire from "../wire.ts";
import type { Call } from "./call.ts";

const answer = {
  schema: wire.ProtectionAnswer,
  example: {
    deposit: { day: 1_000 },
    minutesPerDay: 60,
    later: { deposit: { day: 2_000 }, from: "2026-01-06T03:04:05.000Z" },
    breakUntil: "2026-01-05T04:04:05.000Z",
    now: "2026-01-05T03:04:05.000Z",
  },
};
const common = { area: "Player protection", caller: "member", optional: true, answer } as const;

/** Calls of the player's protection. */
export const PROTECTION: readonly Call[] = [
  {
    ...common,
    method: "GET",
    path: "/api/protection",
    summary: "The player's own limits, a raise that waits for its 24 hours, and the end of a break.",
    endpoint: "getProtection",
    argument: undefined,
    effect: "read",
  },
  {
    ...common,
    method: "POST",
    path: "/api/protection/limits",
    summary: "Sets the player's limits: what is lower at once, what is higher or gone after 24 hours.",
    endpoint: "setLimits",
    argument: { day: 100_000, minutesPerDay: 60 },
    effect: "write",
    payload: {
      kind: "json",
      schema: wire.LimitsPayload,
      example: { deposit: { day: 1_000 }, minutesPerDay: 60 },
    },
  },
  {
    ...common,
    method: "POST",
    path: "/api/protection/break",
    summary: "Begins a break of an hour, a day or a week; a shorter one never ends it earlier.",
    endpoint: "takeBreak",
    effect: "write",
    payload: { kind: "json", schema: wire.BreakPayload, example: { hours: 24 } },
  },
];
