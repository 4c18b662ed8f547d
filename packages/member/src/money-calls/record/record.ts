import type { IdempotencyKey } from "@member-wallet/api";
import type { CallOutcome, Send } from "../../calls/outcome.ts";
import type { Act, Asked } from "./act.ts";
import type { FollowedMoney } from "./follow-money.ts";

/** How an act is begun. */
export interface Begin<Data> {
  /** Sends it, where the stored part is not all that its call needs. */
  readonly send?: Send<Data>;
  /** The form whose draft it sends. */
  readonly form?: string;
  /** That of a slip that was cancelled and may have arrived all the same; default a new one. */
  readonly key?: IdempotencyKey;
}

/**
 * One member's money on its way, from the press until the member knows its end (§4). It is stored, so that a
 * reload and another tab find it; views show it and keep no state of their own.
 */
export interface ActRecord extends Omit<FollowedMoney, "isClaimed" | "observeShown"> {
  /** A new list at each change. */
  acts(): readonly Act[];
  /** Acts are looked up only while somebody listens. */
  subscribe(listener: () => void): () => void;
  /** Whether this page has begun it: its form then shows it as pending. */
  isHere(act: Act): boolean;
  /** Whether this page has known it open: one that was done before closes no dialog of this page. */
  wasOpenHere(act: Act): boolean;
  /** Begins an act and sends it; while one is open at its place it is refused at once: `cancelled`. */
  begin<Data>(asked: Asked, begin?: Begin<Data>): Promise<CallOutcome<Data>>;
  /** Whether this page can send an act again: only the page that began it has what is not stored. */
  canResend(act: Act): boolean;
  /** Sends an act again under its key, while servers keep keys. */
  resend(key: IdempotencyKey): void;
  /** The member leaves the form of an act: it is taken back unless it was sent. */
  leave(key: IdempotencyKey): void;
  /** Forgets an act whose end is not known: the member begins another one. */
  giveUp(key: IdempotencyKey): void;
  /**
   * Tells the member how an act stands, in one tab that they see, unless they know.
   * @param show resolves once they have seen it, to false where they could not: it is told again later.
   */
  tell(act: Act, show: () => Promise<unknown>): Promise<void>;
  /** A view of this tab tells how it stands, now or at its end. */
  isClaimed(act: Act): boolean;
}
