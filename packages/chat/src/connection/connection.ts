import type { Socket } from "socket.io-client";
import type { ChatTimes } from "../chat-figures.ts";
import type { ConnectionState } from "../conversation/conversation.ts";
import type { PageEvents } from "./page-events.ts";

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
  onJoined: () => void;
  /** The server refused the token: the session is over. */
  onSessionEnd: () => void;
  /** A "messaging" event, unread. One may arrive before the join is acknowledged. */
  onEvent: (event: unknown) => void;
}

export interface Connection {
  start(): void;
  /** Ends the connection for good: no timer, listener or socket is left. */
  stop(): void;
  /** Joins again at once, also after a refusal. */
  rejoin(): void;
}

/** The socket in the customer's room (§7 Chat). Joins again by itself, except after a refused token. */
export function createConnection(options: ConnectionOptions): Connection {
  const { page, times } = options;
  let state: ConnectionState = "connecting";
  let socket: Socket | null = null;
  let room = "";
  let opening = false;
  let ended = false;
  /** Counts the joins and connections: only the latest join's acknowledgement counts. */
  let attempt = 0;
  let joining = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetPage: (() => void) | undefined;

  function become(next: ConnectionState) {
    if (stopped || next === state) return;
    state = next;
    options.onState(next);
  }

  function refuse(message: unknown) {
    become("failed");
    if (message !== "invalid-token") return;
    ended = true;
    options.onSessionEnd();
  }

  async function open() {
    if (opening) return;
    opening = true;
    const [loaded, io] = await Promise.all([
      options.loadRoom(),
      // A chunk that cannot be fetched: the next check tries again.
      import("socket.io-client").then((module) => module.io).catch(() => null),
    ]);
    opening = false;
    if (stopped) return;
    if (loaded === null || io === null) return become("failed");
    room = loaded;
    const settings = {
      auth: options.auth,
      forceNew: true,
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnectionDelay: times.reconnectDelay,
    };
    // Without an address the socket connects to the page's own origin.
    socket = options.chatUrl === "" ? io(settings) : io(options.chatUrl, settings);
    socket.on("connect", join);
    socket.on("disconnect", () => {
      attempt += 1;
      joining = false;
      if (state === "joined") become("reconnecting");
      checkLater();
    });
    socket.on("connect_error", ({ message }) => {
      // An inactive socket was refused by the server; otherwise it reconnects by itself.
      if (socket?.active === false) refuse(message);
    });
    socket.on("messaging", options.onEvent);
  }

  function join() {
    joining = true;
    const mine = ++attempt;
    socket?.timeout(times.joinTimeout).emit("join", { room }, (error: Error | null, answer: unknown) => {
      if (stopped || mine !== attempt) return;
      joining = false;
      if (error) return become("failed");
      const { ok, message } = readAnswer(answer);
      if (!ok) return refuse(message);
      become("joined");
      options.onJoined();
    });
  }

  function joinOrConnect() {
    if (socket === null) void open();
    else if (socket.connected) {
      if (!joining) join();
    } else if (!socket.active) socket.connect();
  }

  function check() {
    clearTimeout(timer);
    timer = undefined;
    // A hidden page needs no check: `onReturn` begins anew.
    if (stopped || ended || state === "joined" || !page.visible()) return;
    joinOrConnect();
    checkLater();
  }

  function checkLater() {
    if (timer !== undefined || stopped) return;
    timer = setTimeout(() => {
      // §2: a chat that could not join says so, and still tries.
      if (state === "connecting") become("failed");
      check();
    }, times.rejoinCheck);
  }

  return {
    start() {
      forgetPage = page.onReturn(check);
      void open();
      checkLater();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      forgetPage?.();
      socket?.off();
      socket?.disconnect();
    },
    rejoin() {
      if (stopped || state === "joined") return;
      ended = false;
      become("connecting");
      joinOrConnect();
      checkLater();
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
