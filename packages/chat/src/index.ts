/**
 * Talking to support: connection, conversation, messages and the widget.
 * For members and for visitors alike; shown only where a chat backend is configured.
 */
export { roomOf } from "./connection/room.ts";
export type { Customer } from "./customer/customer.ts";
export { createGuestId, readGuestId } from "./customer/guest-id.ts";
