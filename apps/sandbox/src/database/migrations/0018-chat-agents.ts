import type { Migration } from "../migration.ts";

/** Who of support wrote a message: `{ name, picture? }`. */
export const chatAgents: Migration = {
  name: "0018-chat-agents",
  statements: ["alter table chat_message add column agent json"],
};
