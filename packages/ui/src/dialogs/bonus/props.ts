import type { ReactNode } from "react";
import type { BonusAvailability, BonusType } from "@member-wallet/domain";
import type { Banner } from "../../carousel/banners/BannerCarousel.tsx";
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

/** One bonus and the open claim. The caller sends the calls. */
export interface BonusDialogProps {
  readonly code: string;
  /** `null` when there is no bonus of this code. */
  readonly content: Loadable<BonusOffer | null>;
  /** It is being received. */
  readonly pending: boolean;
  /** Replaces it: a claim whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  readonly onReceive: () => void;
  readonly onClose: () => void;
}
