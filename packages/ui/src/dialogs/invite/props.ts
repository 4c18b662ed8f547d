import type { ReactNode } from "react";
import type { Satang } from "@member-wallet/domain";
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

/** The invite bonus with its log, and the open claim. The caller sends the calls. */
export interface InviteDialogProps {
  readonly content: Loadable<InviteOffer>;
  readonly log: Loadable<LogPage<InviteLogRow>>;
  /** The bonus is being received. */
  readonly pending: boolean;
  /** Replaces the bonus: a claim whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Asks first, then receives the bonus. */
  readonly onReceive: () => void;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}
