import { useEffect, useRef, useState } from "react";
import { useGetAgreementsQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { agreementAccepted } from "./agreement-flag.ts";

/** The delay of the agreement after home has loaded (§9), in milliseconds. */
const PROMPT_AFTER = 1_500;

/**
 * Opens the agreement once, a moment after home has loaded, unless it was accepted before or does not exist. It adds no
 * history entry and waits until no other dialog is open.
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
