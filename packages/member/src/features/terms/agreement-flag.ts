import type { SafeStorage } from "../../storage/storage.ts";

const ACCEPTED = "true";

/** Whether the agreement was accepted in this browser before (§2 Member home). */
export function agreementAccepted(local: SafeStorage): boolean {
  return local.read("agreement") === ACCEPTED;
}

export function acceptAgreement(local: SafeStorage): void {
  local.write("agreement", ACCEPTED);
}
