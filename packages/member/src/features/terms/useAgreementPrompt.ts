import { useEffect, useRef, useState } from "react";
import { useGetAgreementsQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { agreementAccepted } from "./agreement-flag.ts";

/** How long after home's load the agreement comes (§9), in milliseconds. */
const PROMPT_AFTER = 1_500;

/**
 * Opens the agreement once, a moment after home came, unless it was accepted before or there is none. It takes no entry
 * of its own in the history, and waits until no other dialog is open.
 */
export function useAgreementPrompt() {
  const { local } = useStorages();
  const { address, open } = useDialogAddress();
  const [wanted] = useState(() => !agreementAccepted(local));
  const opened = useRef(false);
  const [waited, setWaited] = useState(false);
  const { data } = useGetAgreementsQuery(useCurrentLanguage(), { skip: !wanted });
  const due = wanted && waited && address === null && data !== undefined && data.length > 0;

  useEffect(() => {
    const timer = setTimeout(setWaited, PROMPT_AFTER, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!due || opened.current) return;
    opened.current = true;
    open({ kind: "agreement" }, "replace");
  }, [due, open]);
}
