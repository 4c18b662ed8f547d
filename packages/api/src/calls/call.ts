import type { GenericSchema } from "valibot";
import type * as wire from "../wire.ts";
import type { MessageCode, WheelCode } from "../wire.ts";

/** The groups of calls, in the order of the document. */
export const AREAS = {
  "Look-ups": "What the operator has set up. Texts are in the language of `Accept-Language`.",
  Account: "Registration, log-in and the member's own data.",
  Wallet: "Balances, transfers, deposits and withdrawals.",
  Games: "Game accounts and launching games.",
  QR: "Deposits by QR payment.",
  Bonus: "Bonuses and promotion codes.",
  "Invite and refund": "Bonuses for invited friends, and refunds on losses.",
  Wheel: "The prize wheel and its coupons.",
  Statement: "The member's entries and deposit slips.",
  "Player protection":
    "Limits and breaks of the player's own. Optional: a backend that has none answers 404 or 501.",
  Chat: "Support chat: calls of its HTTP side; its Socket.IO side is described under `x-socket-io`.",
} as const;

export type Area = keyof typeof AREAS;

/** What a call does to the server, as the client's base query tells it. */
export type CallEffect =
  | "read"
  /** Changes something, and a repeat changes nothing more: the client sends it as a read. */
  | "repeatable-write"
  /** Never sent again: a lost answer is told as unknown. */
  | "write"
  /** Carries an idempotency key: the same key is the same intent, done once. */
  | "keyed-write";

/** What a call carries in its body. */
export type CallPayload =
  | {
      readonly kind: "json";
      readonly schema: GenericSchema;
      readonly example: unknown;
      /** The schema's name in the document, where the wire has several for the same schema. */
      readonly name?: keyof typeof wire;
    }
  /** A multipart form with one file, after its text fields: what each of these is, by name. */
  | {
      readonly kind: "upload";
      readonly field: string;
      readonly fields?: Readonly<Record<string, string>>;
    };

/** One call of the wire, as both ends know it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parts from data stand in braces: `/api/wallet/account/{slotCode}`. */
  readonly path: string;
  readonly area: Area;
  /** One sentence. */
  readonly summary: string;
  /** The client's endpoint that sends it; `null` for a call of the contract that no screen sends. */
  readonly endpoint: string | null;
  /** What the endpoint is called with, where that isn't the parts with the payload. A key is added, and amounts are satang. */
  readonly argument?: unknown;
  /** Who may call it: `customer` is a member by the token, or a guest by the guest id in the payload. */
  readonly caller: "anyone" | "member" | "customer";
  readonly effect: CallEffect;
  /** A backend may answer that it has no such call, with 404 or 501; its part of the screen then works on the phone. */
  readonly optional?: true;
  /** An example of each part of the path. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The schemas of parts that are more than a text. */
  readonly partSchemas?: Readonly<Record<string, GenericSchema>>;
  readonly payload?: CallPayload;
  readonly answer: {
    readonly schema: GenericSchema;
    readonly example: unknown;
    /** It is `text/plain`, not JSON. */
    readonly isText?: true;
  };
  /** Refusals that the client has a text for and that this call may answer. */
  readonly codes?: readonly (MessageCode | WheelCode)[];
}

/** An answer that says only that the call succeeded. */
export const SUCCESS = { message: "SUCCESS" } as const;
