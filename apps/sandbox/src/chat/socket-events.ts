import type { Socket } from "socket.io";
import type { SocketOwner } from "./handshake.ts";
import type { WireMessage } from "./messages.ts";
import type { OptionalEvents } from "./support.ts";

/** What a customer's socket sends. */
export interface FromClient {
  typing(payload: unknown): void;
  join(request: unknown, acknowledge: unknown): void;
}

/** What it is sent. */
export type ToClient = { [Event in keyof OptionalEvents]: (payload: OptionalEvents[Event]) => void } & {
  messaging(message: WireMessage): void;
};

/** A customer's socket. */
export type ChatSocket = Socket<FromClient, ToClient, object, SocketOwner>;
