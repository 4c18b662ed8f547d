import { useAgreementPrompt } from "./useAgreementPrompt.ts";

/** Renders nothing: opens the agreement when it is due. Separate from home, which does not wait for it. */
export function AgreementPrompt() {
  useAgreementPrompt();
  return null;
}
