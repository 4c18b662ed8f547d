import type { ReactNode } from "react";
import type { BonusAvailability, BonusType } from "@member-wallet/domain";
import type { Banner } from "../../carousel/banners/BannerCarousel.tsx";
import type { ClaimPhase } from "../../claims/claim-phase.ts";
import type { Loadable } from "../../loadable/loadable.ts";

/** A bonus that can be received. */
export interface BonusOffer {
  /** `null` for a type that this site does not know. */
  readonly type: BonusType | null;
  /** How often it can be received; `null` when that is not known. */
  readonly maxReceived: number | null;
  /** The percentage that is lost while the conditions are unmet; `null` when it is not known. */
  readonly percentFail: number | null;
  readonly banners: readonly Banner[];
  readonly availability: BonusAvailability;
  /** The operator's notice with the percentage put in; markup. */
  readonly notice: Loadable<string>;
}

/** One bonus and the progress of receiving it. The caller sends the calls. */
export interface BonusDialogProps {
  readonly code: string;
  /** `null` when there is no bonus of this code. */
  readonly content: Loadable<BonusOffer | null>;
  readonly phase: ClaimPhase<"receive">;
  /** Link to the statement, where a member checks what happened to a claim. */
  readonly statementHref: string;
  /** How to reach support about a call whose outcome is not known. */
  readonly support: ReactNode;
  readonly onReceive: () => void;
  /** Sends an unknown or still running claim again, under the same idempotency key. */
  readonly onResend: () => void;
  readonly onClose: () => void;
}
