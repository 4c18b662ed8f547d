import type { Satang } from "@member-wallet/domain";
import type { DepositAccount } from "@member-wallet/api/wire";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext, Hono, MiddlewareHandler } from "hono";
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { Database, Transaction } from "./database/database.ts";
import type { Switches } from "./switches/switches.ts";

/** The time by which the sandbox lives; tests hand in their own. */
export type Clock = () => Date;

/** What the operator's game catalogue says of a game; every member may open an account in it. */
export interface Game {
  code: string;
  name: string;
  category: "slot" | "sport" | "lotto";
  /** Game credit for one baht, for display only. */
  ftWalletSlot: number;
  logo: string | null;
  background: string | null;
  web: string | null;
  android: string | null;
  ios: string | null;
}

export interface Bank {
  code: string;
  nameTH: string;
  nameEN: string;
}

/** A part of the sandbox that serves paths of its own. */
export type Room = (context: Context) => Hono<SandboxEnv>;

/** What the rules of money and membership need to know of the operator. */
export interface Operator {
  banks: readonly Bank[];
  games: readonly Game[];
  /** Bounds of one withdrawal, in satang. */
  withdrawal: { minimum: Satang; maximum: Satang };
  qr: {
    /** How long a QR can be paid; the deposit look-up says the same. */
    minutes: number;
    /** The most that one QR is made for, in satang; the least is `depositMinimum` of its maker. */
    maximum: Satang;
    /** Whom PromptPay pays: a biller's 15 digits (tax id and suffix). */
    billerId: string;
  };
  /** The least that is deposited, in satang; a way's own minimum may be higher (`depositMinimum`). */
  depositMinimum: Satang;
  /** Where members pay in. */
  depositAccounts: readonly DepositAccount[];
  slip: {
    /** A slip is taken so many minutes after its transfer; the slip look-up says the same. */
    withinMinutes: number;
    /** The daily time in which no slips are taken, "HH:mm" in UTC+7; it may cross midnight. */
    closedFrom: string;
    closedTo: string;
  };
  /** At this rate a transfer in kip is credited in baht. */
  kipPerBaht: number;
  /** What clients encrypt gift links with; null when none are taken. Public by design: it secures nothing. */
  giftLinkKey: string | null;
}

export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
  /** Set by `authenticate`. */
  Variables: { memberId: string; sessionDigest: string };
}

export type SandboxContext = HonoContext<SandboxEnv>;

export interface GameLogin {
  username: string;
  password: string;
}

/**
 * A member's accounts with the game providers. All of them work inside the caller's transaction and
 * refuse (`Refusal`) a code that the operator does not list with `NO_GAME`.
 */
export interface GameAccounts {
  /** Opens the member's account; refuses `SLOT_ALREADY_ACTIVE`. */
  activate(tx: Transaction, memberId: string, code: string): Promise<GameLogin>;
  /** The log-in at the provider; refuses `SLOT_NO_ACCOUNT` when the account is not open. */
  login(tx: Transaction, memberId: string, code: string): Promise<GameLogin>;
  /** Gives the account a new password; refuses `SLOT_NO_ACCOUNT`. */
  resetPassword(tx: Transaction, memberId: string, code: string): Promise<GameLogin>;
  /** The member whose log-in this is, as the provider's own front page asks; null for nobody's, or a locked-out member's. */
  findMember(tx: Transaction, code: string, login: GameLogin): Promise<string | null>;
  /** The account's balance in satang; refuses `SLOT_NO_ACCOUNT`. */
  balance(tx: Transaction, memberId: string, code: string): Promise<Satang>;
  /**
   * Plays one round: the stake leaves the account and the payout (0 or more) comes back, both in one
   * ledger entry against the provider's account. Refuses `TRANSFER_MINIMUM` for a stake of 0 or less and
   * `MONEY_NOT_ENOUGH` when the balance is below the stake. Answers the balance afterwards.
   */
  playRound(tx: Transaction, memberId: string, code: string, stake: Satang, payout: Satang): Promise<Satang>;
}

/** How the body of a call is received and read. Nothing else reads one. */
export interface Body<Value> {
  /**
   * Waits for the whole body.
   * @param pause how long its sender may be silent, in milliseconds
   * @throws `Refusal` 415, 413, 408 or 400
   */
  receive(c: SandboxContext, pause: number): Promise<Received<Value>>;
}

/** A body that has come in whole: its sender can hold nothing up any more. */
export interface Received<Value> {
  /** What makes two bodies the same. */
  same: readonly string[];
  /** What it says; throws a `Refusal` for one that doesn't fit. */
  read(): Promise<Value>;
}

/** What a command works with. It sees no request, so it can't wait for one while it holds the database. */
export interface Working {
  /** The only thing to ask. */
  tx: Transaction;
  /** Empty for a visitor. */
  memberId: string;
  /** A part of the path by its name in the route, decoded. */
  param(name: string): string;
}

/** A call that moves or promises something. */
export interface Command<Value, Schema extends GenericSchema> {
  body: Body<Value>;
  answer: Schema;
  work(working: Working, value: Value): Promise<InferInput<Schema>>;
}

/**
 * What a room of the sandbox is given to build its routes with.
 *
 * `operatorRoutes(context)` and `gameRoutes(context)` each answer a `Hono<SandboxEnv>` with whole paths
 * (`/api/lookup/banks`, `/files/…`, `/play/…`, `/sandbox`), mounted at `/`.
 * `operator/index.ts` exports `operatorRoutes` and `demoOperator: Operator`; `game/index.ts` exports `gameRoutes`.
 */
export interface Context {
  database: Database;
  clock: Clock;
  operator: Operator;
  switches: Switches;
  games: GameAccounts;
  /** Lets a member with a valid token pass and sets `memberId`; anyone else gets 401 `invalid-token`. */
  authenticate: MiddlewareHandler<SandboxEnv>;
  /** For the state-changing GETs (⚡): 403 `UNAUTHORIZED` without the marker, cross-site, or by navigation. */
  stateChangingGet: MiddlewareHandler<SandboxEnv>;
  /** Lets only this machine pass (loopback address, local Host and Origin); for `/sandbox…` paths. */
  localOnly: MiddlewareHandler<SandboxEnv>;
  /**
   * Makes the handler of a call that moves or promises something: its body first, then `work` in one transaction,
   * once per `Idempotency-Key` when the request carries one. It answers what `work` returns, checked by `answer`
   * (wire shape: baht, ISO times). A `Refusal` undoes the work and is the answer.
   */
  command: <Value, Schema extends GenericSchema>(
    command: Command<Value, Schema>,
  ) => (c: SandboxContext) => Promise<Response>;
  /** Answers a reading call with a value that is checked by its schema first. */
  answer: <Schema extends GenericSchema>(
    c: SandboxContext,
    schema: Schema,
    value: InferInput<Schema>,
  ) => Response;
  /**
   * Receives and checks a JSON body, before any transaction; refuses 400 `KEY_INVALID` (or `code`) for one that does
   * not fit, and 415, 413 or 408 `KEY_INVALID` for one of another type, too large, or whose sender falls silent.
   */
  readBody: <Schema extends GenericSchema>(
    c: SandboxContext,
    schema: Schema,
    code?: string,
  ) => Promise<InferOutput<Schema>>;
}
