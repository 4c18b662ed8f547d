/** The Socket.IO side of the chat, which OpenAPI has no form for. */
export const SOCKET = {
  path: "/socket.io",
  handshake: {
    auth: "`{ token }` for a member, `{ guestId }` (32 hex digits) for a guest. An invalid one is refused.",
  },
  emits: {
    join: {
      payload: { room: "PREFIX of /api/chat/config, then the user's or guest's id" },
      acknowledgement: "`{ ok: true }` or `{ ok: false, message }`, within 5 s. Only the own room is joined.",
    },
  },
  receives: {
    messaging: {
      payload: { $ref: "#/components/schemas/Conversation" },
      note: "Every stored message of the room, the sender's own included; `createdAt` grows strictly.",
    },
  },
} as const;
