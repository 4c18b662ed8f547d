import { namedSchemas, referenceTo } from "./json-schema.ts";
import { SOCKET } from "./socket.ts";
import { WIRE_VERSION } from "./wire-version.ts";

const MESSAGES = {
  join: {
    title: "Join",
    summary: SOCKET.emits.join.payload.room,
    payload: { type: "object", required: ["room"], properties: { room: { type: "string" } } },
  },
  joined: {
    title: "Acknowledgement of a join",
    summary: SOCKET.emits.join.acknowledgement,
    payload: {
      type: "object",
      required: ["ok"],
      properties: { ok: { type: "boolean" }, message: { type: "string", examples: ["invalid-token"] } },
    },
  },
  messaging: {
    title: "Message",
    summary: SOCKET.receives.messaging.note,
    payload: referenceTo("Conversation"),
  },
  typing: {
    title: "Typing",
    summary: SOCKET.receives.typing.note,
    payload: { type: "object", required: ["on"], properties: { on: { type: "boolean" } } },
  },
  seen: { title: "Seen by support", summary: SOCKET.receives.seen.note, payload: upTo() },
  read: { title: "Read elsewhere", summary: SOCKET.receives.read.note, payload: upTo() },
  presence: {
    title: "Who of support is there",
    summary: SOCKET.receives.presence.note,
    payload: {
      type: "object",
      required: ["agents"],
      properties: { agents: { type: "array", items: referenceTo("ChatAgent") } },
    },
  },
};

function upTo() {
  return { type: "object", required: ["at"], properties: { at: { type: "string", format: "date-time" } } };
}

const message = (name: keyof typeof MESSAGES) => ({ $ref: `#/channels/room/messages/${name}` });

/** The AsyncAPI 3.0 document of the chat's socket, from a client's point of view. */
export function asyncApiDocument() {
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Member wallet, the chat's socket",
      version: WIRE_VERSION,
      description: `Socket.IO 4 (Engine.IO protocol 4) at \`${SOCKET.path}\`. ${SOCKET.handshake.auth} Events are Socket.IO's: the name, then the payload.`,
      contact: { name: "The operator of the sites" },
      license: { name: "Unlicensed until the owner decides" },
    },
    servers: {
      chat: {
        host: "{host}",
        pathname: SOCKET.path,
        protocol: "wss",
        description: "The origin of the sites, or the one that they were built with (`VITE_CHAT_URL`).",
        variables: { host: { default: "wallet.example" } },
      },
    },
    defaultContentType: "application/json",
    channels: {
      room: {
        address: "/",
        description: "The room of one member or guest.",
        messages: Object.fromEntries(
          Object.keys(MESSAGES).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      join: {
        action: "send",
        channel: { $ref: "#/channels/room" },
        summary: "Enters the own room, after each connection.",
        messages: [message("join")],
        reply: { channel: { $ref: "#/channels/room" }, messages: [message("joined")] },
      },
      messaging: {
        action: "receive",
        channel: { $ref: "#/channels/room" },
        summary: "Every stored message of the room.",
        messages: [message("messaging")],
      },
      tellTyping: {
        action: "send",
        channel: { $ref: "#/channels/room" },
        summary: SOCKET.emits.typing.note,
        messages: [message("typing")],
      },
      aboutSupport: {
        action: "receive",
        channel: { $ref: "#/channels/room" },
        summary: "What the backend tells beyond messages, each only if it offers it.",
        messages: [message("typing"), message("seen"), message("read"), message("presence")],
      },
    },
    components: { messages: MESSAGES, schemas: schemasOf(referenceTo("Conversation")) },
  };
}

/** The schemas that a value refers to, directly or through others. */
function schemasOf(value: object): Record<string, unknown> {
  const all: Record<string, unknown> = namedSchemas();
  const needed = new Map<string, unknown>();
  const visit = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (needed.has(name)) continue;
      needed.set(name, all[name]);
      visit(all[name]);
    }
  };
  visit(value);
  return Object.fromEntries(needed);
}
