import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIRST_PHASE, nextPhase, type Phase, type PhaseEvent, shownAs } from "./phase.ts";

const message = fc.constantFrom("invalid-token", "UNAUTHORIZED", null);
const event: fc.Arbitrary<PhaseEvent> = fc.oneof(
  fc.constantFrom<PhaseEvent>(
    { kind: "loaded" },
    { kind: "not-loaded" },
    { kind: "connected" },
    { kind: "acknowledged" },
    { kind: "overdue" },
    { kind: "check" },
    { kind: "restart" },
    { kind: "stop" },
  ),
  fc.record({ kind: fc.constant("disconnected" as const), reconnects: fc.boolean() }),
  fc.record({ kind: fc.constantFrom("handshake-refused" as const, "join-refused" as const), message }),
);
const step = fc.constantFrom("loading" as const, "connecting" as const, "joining" as const);
const shown = fc.constantFrom("connecting" as const, "reconnecting" as const, "failed" as const);
const phase: fc.Arbitrary<Phase> = fc.oneof(
  fc.record({ kind: step, shown }),
  fc.record({ kind: fc.constant("paused" as const), next: step, shown }),
  fc.constantFrom<Phase>({ kind: "joined" }, { kind: "signed-out" }, { kind: "stopped" }),
);
const after = (events: readonly PhaseEvent[], from: Phase) => events.reduce(nextPhase, from);

const SIGNED_OUT: Phase = { kind: "signed-out" };

/** What a server that works again does, beside the check. */
const RECOVERY: readonly PhaseEvent[] = [
  { kind: "check" },
  { kind: "loaded" },
  { kind: "connected" },
  { kind: "acknowledged" },
];

/** A phase and an event against the rule; `null` when there are none. */
const breaks = (rule: (from: Phase, next: PhaseEvent) => boolean) =>
  fc.check(fc.property(phase, event, rule), { numRuns: 2_000 }).counterexample;

describe("in any phase, a connection", () => {
  test("that was stopped stays so", () => {
    expect(
      breaks((from, next) => {
        const stopped = nextPhase(from, { kind: "stop" });
        return nextPhase(stopped, next) === stopped;
      }),
    ).toBeNull();
  });

  test("whose token was refused begins again only when the customer asks for it", () => {
    const refused = { message: "invalid-token" };
    const waiting: Phase = { kind: "connecting", shown: "reconnecting" };
    const refusals = [
      nextPhase(waiting, { kind: "handshake-refused", ...refused }),
      nextPhase({ kind: "joining", shown: "connecting" }, { kind: "join-refused", ...refused }),
      nextPhase({ kind: "joined" }, { kind: "join-refused", ...refused }),
    ];
    expect(refusals).toEqual(refusals.map(() => ({ kind: "signed-out" })));
    expect(
      breaks((_from, next) => {
        const stays = next.kind !== "restart" && next.kind !== "stop";
        return (nextPhase(SIGNED_OUT, next) === SIGNED_OUT) === stays && shownAs(SIGNED_OUT) === "failed";
      }),
    ).toBeNull();
    expect(after(RECOVERY, nextPhase(SIGNED_OUT, { kind: "restart" }))).toEqual({ kind: "joined" });
  });

  test("is joined by an acknowledgement alone, and left by a disconnect, a refused token or the customer", () => {
    expect(
      breaks((from, next) => {
        const [before, later] = [from.kind === "joined", nextPhase(from, next).kind === "joined"];
        if (before === later) return true;
        return later
          ? next.kind === "acknowledged"
          : ["disconnected", "join-refused", "stop"].includes(next.kind);
      }),
    ).toBeNull();
  });

  test("counts the room's name and the acknowledgement of a join, however late they are", () => {
    const delays = fc.array(
      fc.constantFrom<PhaseEvent>(
        { kind: "overdue" },
        { kind: "check" },
        { kind: "restart" },
        { kind: "not-loaded" },
        { kind: "join-refused", message: "UNAUTHORIZED" },
      ),
    );
    fc.assert(
      fc.property(shown, delays, (before, late) => {
        const loading: Phase = { kind: "loading", shown: before };
        const joining: Phase = { kind: "joining", shown: before };
        expect(after([...late, { kind: "loaded" }], loading)).toMatchObject({ kind: "connecting" });
        expect(after([...late, { kind: "acknowledged" }], joining)).toEqual({ kind: "joined" });
      }),
    );
  });

  test("is joined once the server works again", () => {
    expect(after(RECOVERY, FIRST_PHASE)).toEqual({ kind: "joined" });
    expect(
      breaks(
        (from) =>
          from.kind === "stopped" || from.kind === "signed-out" || after(RECOVERY, from).kind === "joined",
      ),
    ).toBeNull();
  });

  test("shows no connecting after a failure, unless the customer asks for it, and no failure within a step's time", () => {
    const failures = ["overdue", "not-loaded", "handshake-refused", "join-refused", "stop"];
    expect(
      breaks((from, next) => {
        const [before, later] = [shownAs(from), shownAs(nextPhase(from, next))];
        if (before === later) return true;
        switch (later) {
          case "connecting":
            return next.kind === "restart";
          case "reconnecting":
            return before === "joined";
          case "failed":
            return failures.includes(next.kind);
          case "joined":
            return next.kind === "acknowledged";
        }
      }),
    ).toBeNull();
  });
});
