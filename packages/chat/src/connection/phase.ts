import type { ConnectionState } from "../conversation/conversation.ts";

/** What the customer is told while they are not in their room. */
type NotJoined = Exclude<ConnectionState, "joined">;

/** A step on the way into the room. */
type Step = "loading" | "connecting" | "joining";

/** How far the connection to the customer's room is. */
export type Phase =
  /** The room's name and the socket's code are loading; or the socket connects, and retries by itself; or it joins. */
  | { readonly kind: Step; readonly shown: NotJoined }
  /** The step `next` failed and is tried at the next check. */
  | { readonly kind: "paused"; readonly next: Step; readonly shown: NotJoined }
  | { readonly kind: "joined" }
  /** The server refused the token: only the customer begins again. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "stopped" };

/** What happens to the connection. `message` is the server's. */
export type PhaseEvent =
  | { readonly kind: "loaded" | "not-loaded" | "connected" | "acknowledged" }
  /** The socket is down. After a disconnect by the server it doesn't reconnect by itself. */
  | { readonly kind: "disconnected"; readonly reconnects: boolean }
  | { readonly kind: "handshake-refused" | "join-refused"; readonly message: unknown }
  /** A step takes too long. */
  | { readonly kind: "overdue" }
  /** What failed may be tried again: by the clock, or because the customer comes back to the page. */
  | { readonly kind: "check" }
  /** The customer asks to begin again. */
  | { readonly kind: "restart" }
  | { readonly kind: "stop" };

/** Before the connection is started. */
export const FIRST_PHASE: Phase = { kind: "paused", next: "loading", shown: "connecting" };

const paused = (next: Step): Phase => ({ kind: "paused", next, shown: "failed" });

/** Whether a step is under way, or to be tried again. */
export const isAt = (phase: Phase, step: Step): boolean =>
  phase.kind === step || (phase.kind === "paused" && phase.next === step);

/** The phase after an event; the same object when the event changes nothing. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  if (phase.kind === "stopped") return phase;
  const shown = shownAs(phase);
  const untilJoined = shown === "joined" ? "reconnecting" : shown;
  switch (event.kind) {
    case "loaded":
      // However late: an answer that was given up leads in too.
      return isAt(phase, "loading") ? { kind: "connecting", shown: untilJoined } : phase;
    case "not-loaded":
      return phase.kind === "loading" ? paused("loading") : phase;
    case "connected":
      return isAt(phase, "connecting") ? { kind: "joining", shown: untilJoined } : phase;
    case "acknowledged":
      // However late: the server has let the socket in.
      return isAt(phase, "joining") ? { kind: "joined" } : phase;
    case "disconnected":
      if (phase.kind !== "joined" && !isAt(phase, "joining")) return phase;
      return event.reconnects
        ? { kind: "connecting", shown: untilJoined }
        : { kind: "paused", next: "connecting", shown: untilJoined };
    case "handshake-refused":
      if (!isAt(phase, "connecting")) return phase;
      return event.message === "invalid-token" ? { kind: "signed-out" } : paused("connecting");
    case "join-refused":
      if (phase.kind !== "joined" && !isAt(phase, "joining")) return phase;
      if (event.message === "invalid-token") return { kind: "signed-out" };
      return phase.kind === "joining" ? paused("joining") : phase;
    case "overdue":
      if (phase.kind === "joining") return paused("joining");
      // §2: a chat that could not join says so, and still tries.
      return "shown" in phase && phase.shown === "connecting" ? { ...phase, shown: "failed" } : phase;
    case "check":
      return phase.kind === "paused" ? { kind: phase.next, shown: phase.shown } : phase;
    case "restart":
      if (phase.kind === "joined") return phase;
      if (phase.kind === "signed-out") return { kind: "connecting", shown: "connecting" };
      return { kind: phase.kind === "paused" ? phase.next : phase.kind, shown: "connecting" };
    case "stop":
      return { kind: "stopped" };
  }
}

/** What the customer sees of a phase. */
export function shownAs(phase: Phase): ConnectionState {
  if (phase.kind === "joined") return "joined";
  return "shown" in phase ? phase.shown : "failed";
}
