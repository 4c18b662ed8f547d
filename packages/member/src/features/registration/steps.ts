import { type Market, readPhone } from "@member-wallet/domain";
import { barePath, PATHS } from "../../navigation/paths.ts";
import type { RegistrationDraft } from "./draft.ts";

/** The steps of a registration, in order (§2 Registration steps). */
export const REGISTRATION_STEPS = ["phone", "code", "profile", "bank"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The address of a step. The inverse of `readStep`. */
export function stepPath(step: RegistrationStep): string {
  return step === "phone" ? PATHS.register : `${PATHS.register}/${step}`;
}

/** The step that an address names; `null` for none. */
export function readStep(pathname: string): RegistrationStep | null {
  const path = barePath(pathname);
  return REGISTRATION_STEPS.find((step) => stepPath(step) === path) ?? null;
}

/** The steps of this visitor: the one-time code is one of them only when the operator requires it. */
export function stepsShown(codeAsked: boolean): readonly RegistrationStep[] {
  return codeAsked ? REGISTRATION_STEPS : REGISTRATION_STEPS.filter((step) => step !== "code");
}

/**
 * The step that opens for a visitor who requests `wanted` (§4 Registration): that one when every earlier step is done,
 * else the first that is not. `profilePassed`: the server has validated the current profile; false after a reload,
 * which drops the password.
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

/** How long after a one-time code the next may be requested (REQUEST_LIMIT_1MIN), in milliseconds. */
export const RESEND_COOLDOWN = 60_000;

/** Whether the next one-time code may be requested; a changed clock never locks a visitor out. */
export function cooldownOver(askedAt: number, now: number): boolean {
  return Math.abs(now - askedAt) >= RESEND_COOLDOWN;
}
