import type { ReactNode } from "react";
import type { Satang } from "@member-wallet/domain";
import type { Loadable } from "../../loadable/loadable.ts";
import type { LogPage } from "../../paged-log/PagedLog.tsx";

/** A refund of a part of the losses (§2 Dialogs, §4 Refund). */
export interface RefundOffer {
  /** Whether the accrued refund can be received: `blocked` by a bonus in use. */
  readonly receivable: "ready" | "blocked" | "nothing";
  /** The operator's markup. */
  readonly info: string;
  /** Received, and to be added to the wallet; `null` when it is not known. */
  readonly amount: Satang | null;
  /** The percentage of `amount` that is paid when the conditions are met; `null` when it is not known. */
  readonly success: number | null;
  /** The percentage that is lost when they are not. */
  readonly fail: number | null;
}

/** A received refund. */
export interface RefundLogRow {
  readonly amount: Satang;
  /** An ISO time. */
  readonly createdAt: string;
}

/** A step of a refund (§4 Refund): receive what has accrued, or add what was received to the wallet. */
export type RefundAction = "receive" | "add";

/** The refund with its log, and the open one of its two steps. The caller sends the calls. */
export interface RefundDialogProps {
  readonly content: Loadable<RefundOffer>;
  readonly log: Loadable<LogPage<RefundLogRow>>;
  /** The step that is being sent; `null` for none. */
  readonly pending: RefundAction | null;
  /** Replaces both steps: one whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Link to the bonus in use, which blocks a refund. */
  readonly bonusHref: string;
  readonly onReceive: () => void;
  /** Asks first, then adds the received refund to the wallet. */
  readonly onAdd: () => void;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}
