/** The Socket.IO side of the chat, which OpenAPI has no form for. */
export const SOCKET = {
  path: "/socket.io",
  handshake: {
    auth: "`{ token }` for a member, `{ guestId }` (32 hex digits) for a guest. An invalid one is refused with the message `invalid-token`, and any other refusal is tried again every 5 s. The sockets of a session that ends are closed.",
  },
  emits: {
    join: {
      payload: { room: "PREFIX of /api/chat/config, then the user's or guest's id" },
      acknowledgement: "`{ ok: true }` or `{ ok: false, message }`, within 5 s. Only the own room is joined.",
    },
    typing: {
      payload: { on: "boolean" },
      note: "Only if the configuration has `typing`. It is passed to support, at most once a second, and ends after 6 s.",
    },
  },
  receives: {
    messaging: {
      payload: { $ref: "#/components/schemas/Conversation" },
      note: "Every stored message of the room, the sender's own included; `createdAt` grows strictly.",
    },
    typing: {
      payload: { on: "boolean" },
      note: "Only if the configuration has `typing`. Support types; it ends after 6 s.",
    },
    seen: {
      payload: { at: "ISO 8601" },
      note: "Only if the configuration has `seen`: support has read everything up to `at`. Sent after a join too.",
    },
    read: {
      payload: { at: "ISO 8601" },
      note: "The customer has read everything up to `at`, in any tab and on any device.",
    },
    presence: {
      payload: { agents: [{ $ref: "#/components/schemas/ChatAgent" }] },
      note: "Only if the configuration has `agents`: who of support is there. Sent after a join too.",
    },
  },
} as const;
