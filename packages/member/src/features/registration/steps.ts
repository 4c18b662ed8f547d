import { type Market, readPhone } from "@member-wallet/domain";
import { PATHS } from "../../navigation/paths.ts";
import type { RegistrationDraft } from "./draft.ts";

/** The steps of a registration, in their order (§2 Registration steps). */
export const REGISTRATION_STEPS = ["phone", "code", "profile", "bank"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The address of a step. The inverse of `readStep`. */
export function stepPath(step: RegistrationStep): string {
  return step === "phone" ? PATHS.register : `${PATHS.register}/${step}`;
}

/** The step that an address names; `null` when it names none. */
export function readStep(pathname: string): RegistrationStep | null {
  const bare = pathname.replace(/\/+$/, "");
  return REGISTRATION_STEPS.find((step) => stepPath(step) === bare) ?? null;
}

/** The steps that this visitor goes through: the one-time code is one of them only when the operator asks for it. */
export function stepsShown(codeAsked: boolean): readonly RegistrationStep[] {
  return codeAsked ? REGISTRATION_STEPS : REGISTRATION_STEPS.filter((step) => step !== "code");
}

/**
 * Where a visitor who asks for `wanted` is let in (§4 Registration): there when every step before it is done, else at
 * the first that is not. `profilePassed` says that the server has validated the profile as it now stands; after a
 * reload it has not, for the password is gone.
 */
export function stepAllowed(
  wanted: RegistrationStep,
  draft: RegistrationDraft,
  profilePassed: boolean,
  market: Pick<Market, "phone">,
): RegistrationStep {
  if (wanted === "phone") return "phone";
  const read = readPhone(market.phone, draft.phone);
  const { phoneCheck } = draft;
  if (read.kind !== "phone" || phoneCheck.kind === "none" || phoneCheck.phone !== read.phone) return "phone";
  if (phoneCheck.kind === "sent") return "code";
  if (wanted === "bank" && profilePassed) return "bank";
  return "profile";
}

/** How long after a one-time code was sent the next may be asked for (REQUEST_LIMIT_1MIN), in milliseconds. */
export const RESEND_COOLDOWN = 60_000;

/** Whether the next one-time code may be asked for; a clock that was set anew never locks anybody out. */
export function cooldownOver(askedAt: number, now: number): boolean {
  return Math.abs(now - askedAt) >= RESEND_COOLDOWN;
}
