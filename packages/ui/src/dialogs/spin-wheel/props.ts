import type { ReactNode } from "react";
import type { Loadable } from "../../loadable/loadable.ts";
import type { WheelLanding, WheelSlice, WheelState } from "../../wheel/index.ts";

/** A wheel that is on. */
export interface PrizeWheel {
  readonly name: string;
  readonly slices: readonly WheelSlice[];
}

/** The wheel and what the member can spend on it. */
export interface SpinWheelSetup {
  /** `null` while the operator has switched the wheel off. */
  readonly wheel: PrizeWheel | null;
  /** The member's coins; `null` when the server sent none. */
  readonly coins: number | null;
}

/** Where the wheel stopped: a prize, or a slice that wins nothing, which only its label tells. */
export interface Prize {
  readonly label: string;
  /** The operator's markup about the prize; `null` when there is none. */
  readonly html: string | null;
}

/** The wheel, its prize and the progress of a spin. The caller sends the calls and moves the wheel's state on. */
export interface SpinWheelDialogProps {
  readonly content: Loadable<SpinWheelSetup>;
  /** The coupons that were won, under their heading: a `CouponTable`, which loads after the wheel. */
  readonly coupons: ReactNode;
  /** What the wheel is doing. */
  readonly state: WheelState;
  /** The prize of a wheel that has stopped; `null` while none is shown. */
  readonly prize: Prize | null;
  /** A spin is being sent. */
  readonly pending: boolean;
  /** Stands above the wheel, which then takes no press: a spin whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  readonly onSpin: () => void;
  readonly onLanded: (landing: WheelLanding) => void;
  /** The member has seen the prize. */
  readonly onPrizeSeen: () => void;
  readonly onClose: () => void;
}
