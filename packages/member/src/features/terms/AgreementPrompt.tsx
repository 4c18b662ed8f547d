import { useAgreementPrompt } from "./useAgreementPrompt.ts";

/** Shows nothing itself: it waits, and opens the agreement when it is due. Apart from home, which does not wait for it. */
export function AgreementPrompt() {
  useAgreementPrompt();
  return null;
}
