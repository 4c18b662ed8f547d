import type { IdempotencyKey } from "@member-wallet/api";
import type { Drafts } from "../../session/drafts/drafts.ts";
import type { Send } from "../../calls/outcome.ts";
import type { Act, Asked, FollowedStand } from "./act.ts";

/** What one look at the server tells of an act: it was carried out, that is not known, or the look failed. */
export type LookUp = "done" | "open" | "failed";

/** What one look at accepted money tells: how it stands, or that its list does not show it; `null` when it failed. */
export type Look = FollowedStand | "missing" | null;

/** The acts of the member who is here, as this browser stores them for all its tabs. */
export interface ActStorage {
  read(): readonly Act[];
  /** Whether an answer has named the member: until then no act of an earlier session can be read. */
  isNamed(): boolean;
  /** Stores what differs from `before`, which was read last. */
  write(before: readonly Act[], after: readonly Act[]): void;
  /** Calls whenever another tab, page or member may have changed them. */
  subscribe(listener: () => void): void;
}

/** What the record works with. */
export interface RecordOptions {
  readonly storage: ActStorage;
  /** What was typed for an act goes once the act is done, by whatever page that is learned. */
  readonly drafts: Pick<Drafts, "sendAs" | "dropSent">;
  /** Sends what is stored of an act; `null` where its call needs more. */
  sender(asked: Asked): Send<unknown> | null;
  lookUp(act: Act, acts: readonly Act[]): Promise<LookUp>;
  /** Looks at the money of an accepted act; `acts` are all that are known, this one among them. */
  look(act: Act, acts: readonly Act[]): Promise<Look>;
  /** Whether the backend has echoed idempotency keys. */
  knowsKeys(): boolean;
  /** The act that was refused together with its session, if any: nothing was done. */
  refused(): IdempotencyKey | null | undefined;
  /** The server's time, in epoch milliseconds. */
  now(): number;
  /** Grows with each change of member. */
  session(): number;
  /**
   * Runs a job while no other tab runs one of this name.
   * @param job is told whether it is so: some browsers have no such locks, or refuse them.
   */
  alone<Result>(name: string, job: (isAlone: boolean) => Promise<Result>): Promise<Result>;
  /** Waits until the page is seen. */
  seen(): Promise<void>;
  /** Waits so long, and then until the page is seen. */
  wait(milliseconds: number): Promise<void>;
}
