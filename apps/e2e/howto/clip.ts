import type { Locator, Page } from "@playwright/test";
import type { Language } from "@member-wallet/locales";
import type { SiteName } from "../support/addresses.ts";
import type { Member, Translate } from "../support/journey.ts";
import type { PickedSlip } from "../support/money.ts";

const SECONDS_PER_STEP = 4;

/** A phone in a member's hand. A recorded one shows each touch; that of a journey only touches. */
export interface Phone {
  readonly site: SiteName;
  readonly member: Member;
  readonly t: Translate;
  /** The page in sight. */
  readonly page: Page;
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Chooses a picture in a file field. */
  choose(field: Locator, picture: PickedSlip): Promise<void>;
  /** Points at something without pressing it. */
  pointAt(target: Locator): Promise<void>;
  /** Scrolls until something is in sight, once it is there. */
  lookAt(target: Locator): Promise<void>;
  /** Shows another window, such as a game's. */
  turnTo(window: Page): Promise<void>;
  /** Closes the other window, and shows the site again. */
  turnBack(): Promise<void>;
}

/** What the member reads, with texts of the sites in braces: `Press “{member:home.deposit}”`. */
export type Words = Readonly<Record<Language, string>>;

export interface Step {
  readonly words: Words;
  /** How long it lasts, where it is more than one touch; by default four. */
  readonly seconds?: number;
  act(phone: Phone): Promise<void>;
  /** What is in sight once the step is done. */
  shows(phone: Phone): Locator;
}

/** One of the five instruction videos (§2 How to use), as what a member does on the real site. */
export interface Clip {
  /** The files' name, without extension. */
  readonly name: "wallet" | "enter-game" | "check-balance" | "receive-bonus" | "end-bonus";
  /** Where it begins. */
  readonly address: string;
  /** What must be so before it begins, such as a bonus in use. */
  prepare?(phone: Phone): Promise<void>;
  readonly steps: readonly Step[];
  /** The step whose end is the picture before play, from 0. */
  readonly poster: number;
}

/** A step, and when it begins and ends, in seconds from the clip's start. */
export interface TimedStep {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
}

export function timedSteps({ steps }: Clip): readonly TimedStep[] {
  let from = 0;
  return steps.map((step) => ({ step, from, to: (from += step.seconds ?? SECONDS_PER_STEP) }));
}

/** How long the clip lasts. */
export function secondsOf(clip: Clip): number {
  return Math.max(...timedSteps(clip).map(({ to }) => to));
}
