import type { TermsTextsState } from "@member-wallet/ui/dialogs/conditions";
import { useErrorText } from "../../language/useErrorText.ts";

/** As much of a look-up's answer as its texts need. */
interface LookUp {
  currentData?: string[] | undefined;
  error?: unknown;
  isFetching: boolean;
}

/** The state of a look-up of texts, as the dialogs show it. */
export function useTermsState({ currentData: data, error, isFetching }: LookUp): TermsTextsState {
  const textOf = useErrorText();
  if (data) return { kind: "ready", texts: data };
  if (error !== undefined) return { kind: "failed", message: textOf(error), retrying: isFetching };
  return { kind: "loading" };
}
