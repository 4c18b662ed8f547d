import type { ReactNode } from "react";
import type { Satang } from "@member-wallet/domain";
import type { ClaimPhase } from "../../claims/claim-phase.ts";
import type { Loadable } from "../../loadable/loadable.ts";
import type { LogPage } from "../../paged-log/PagedLog.tsx";

/** What a member gets for inviting friends. */
export interface InviteOffer {
  /** The address at which a friend registers (§2 Member home). */
  readonly link: string;
  /** The invite bonus that can be received; `null` when it is not known. */
  readonly amount: Satang | null;
}

/** A friend who registered. */
export interface InviteLogRow {
  /** Empty when it is not known. */
  readonly name: string;
  /** The invite bonus from this friend. */
  readonly amount: Satang;
  /** An ISO time. */
  readonly createdAt: string;
}

/** The invite bonus with its log, and the progress of receiving it. The caller sends the calls. */
export interface InviteDialogProps {
  readonly content: Loadable<InviteOffer>;
  readonly log: Loadable<LogPage<InviteLogRow>>;
  readonly phase: ClaimPhase<"receive">;
  /** Link to the statement, where a member checks what happened to a claim. */
  readonly statementHref: string;
  /** How to reach support about a call whose outcome is not known. */
  readonly support: ReactNode;
  /** Asks first, then receives the bonus. */
  readonly onReceive: () => void;
  /** Sends an unknown or still running claim again, under the same idempotency key. */
  readonly onResend: () => void;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}
