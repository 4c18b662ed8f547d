import type { Socket } from "socket.io-client";
import type { ChatTimes } from "../chat-figures.ts";
import type { ConnectionState } from "../conversation/conversation.ts";
import type { PageEvents } from "./page-events.ts";
import { FIRST_PHASE, isAt, nextPhase, type Phase, type PhaseEvent, shownAs } from "./phase.ts";

interface ConnectionOptions {
  /** Origin of the chat backend; empty for the page's own. */
  chatUrl: string;
  /** The handshake (§7): a member's token, or the guest's id. */
  auth: { token: string } | { guestId: string };
  /** Loads the name of the customer's room; `null` when it cannot be loaded. */
  loadRoom: () => Promise<string | null>;
  page: PageEvents;
  times: ChatTimes;
  onState: (state: ConnectionState) => void;
  /** The server refused the token: the session is over. */
  onSessionEnd: () => void;
  /** A "messaging" event, unread. One may arrive before the join is acknowledged. */
  onEvent: (event: unknown) => void;
  /** An event that not every backend sends, unread. */
  onOptional: (event: (typeof OPTIONAL_EVENTS)[number], payload: unknown) => void;
}

const OPTIONAL_EVENTS = ["typing", "seen", "read", "presence"] as const;

export interface Connection {
  state(): ConnectionState;
  start(): void;
  /** Ends the connection for good: no timer, listener or socket is left. */
  stop(): void;
  /** Joins again at once, also after a refusal. */
  rejoin(): void;
  /** Sends an event that may be lost; outside of the room, it is. */
  send(event: string, payload: object): void;
}

/** The socket in the customer's room (§7 Chat). Joins again by itself, except after a refused token. */
export function createConnection(options: ConnectionOptions): Connection {
  const { page, times } = options;
  let phase: Phase = FIRST_PHASE;
  let socket: Socket | null = null;
  let room = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetPage: (() => void) | undefined;

  function happen(event: PhaseEvent) {
    const before = phase;
    phase = nextPhase(before, event);
    if (phase === before) return;
    clearTimeout(timer);
    timer = timerOf(phase);
    // A call that hangs is made once more only for the customer who asks: many would queue up at a server that is stuck.
    if (phase.kind !== before.kind || (phase.kind === "loading" && event.kind === "restart")) begin(phase);
    if (phase.kind !== "stopped" && shownAs(phase) !== shownAs(before)) options.onState(shownAs(phase));
  }

  function timerOf({ kind }: Phase) {
    switch (kind) {
      case "loading":
      case "connecting":
      case "joining":
        return setTimeout(() => happen({ kind: "overdue" }), times.joinTimeout);
      case "paused":
        // A hidden page needs no check: one comes when the customer does.
        return setTimeout(() => page.visible() && happen({ kind: "check" }), times.rejoinCheck);
      case "joined":
      case "signed-out":
      case "stopped":
        return undefined;
    }
  }

  function begin({ kind }: Phase) {
    switch (kind) {
      case "loading":
        return void load();
      case "connecting":
        return void (socket?.active || socket?.connect());
      case "joining":
        return join();
      case "signed-out":
        socket?.disconnect();
        return options.onSessionEnd();
      case "stopped":
        forgetPage?.();
        socket?.off();
        return void socket?.disconnect();
      case "paused":
      case "joined":
    }
  }

  async function load() {
    const [loaded, io] = await Promise.all([
      options.loadRoom(),
      // A chunk that cannot be fetched: the next check tries again.
      import("socket.io-client").then((module) => module.io).catch(() => null),
    ]);
    if (!isAt(phase, "loading")) return;
    if (loaded === null || io === null) return happen({ kind: "not-loaded" });
    room = loaded;
    const settings = {
      auth: options.auth,
      forceNew: true,
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnectionDelay: times.reconnectDelay,
    };
    // Without an address the socket connects to the page's own origin.
    const opened = options.chatUrl === "" ? io(settings) : io(options.chatUrl, settings);
    opened.on("connect", () => happen({ kind: "connected" }));
    opened.on("disconnect", () => happen({ kind: "disconnected", reconnects: opened.active }));
    opened.on("connect_error", ({ message }) => {
      // An inactive socket was refused by the server; otherwise it reconnects by itself.
      if (!opened.active) happen({ kind: "handshake-refused", message });
    });
    opened.on("messaging", options.onEvent);
    for (const event of OPTIONAL_EVENTS)
      opened.on(event, (payload: unknown) => options.onOptional(event, payload));
    socket = opened;
    happen({ kind: "loaded" });
  }

  /** An acknowledgement never arrives over a later connection than its join. */
  function join() {
    socket?.emit("join", { room }, (answer: unknown) => {
      const { ok, message } = readAnswer(answer);
      happen(ok ? { kind: "acknowledged" } : { kind: "join-refused", message });
    });
  }

  return {
    state: () => shownAs(phase),
    start() {
      forgetPage = page.onReturn(() => happen({ kind: "check" }));
      happen({ kind: "check" });
    },
    stop: () => happen({ kind: "stop" }),
    rejoin: () => happen({ kind: "restart" }),
    send(event, payload) {
      // Without a connection the client would keep it for the next one.
      if (phase.kind === "joined" && socket?.connected) socket.emit(event, payload);
    },
  };
}

function readAnswer(answer: unknown): { ok: boolean; message: unknown } {
  if (typeof answer !== "object" || answer === null) return { ok: false, message: null };
  return {
    ok: "ok" in answer && answer.ok === true,
    message: "message" in answer ? answer.message : null,
  };
}
