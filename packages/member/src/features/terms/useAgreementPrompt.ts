import { useEffect, useRef, useState } from "react";
import { useGetAgreementsQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { readDialogAddress } from "../../navigation/dialog-address.ts";
import { entryNotes } from "../../navigation/history-entry.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { agreementAccepted } from "./agreement-flag.ts";

/** The delay of the agreement after home has loaded (§9), in milliseconds. */
const PROMPT_AFTER = 1_500;

/**
 * Opens the agreement once, a moment after home has loaded, unless it was accepted before or does not exist. It adds no
 * history entry and waits until nothing else is open over home.
 */
export function useAgreementPrompt() {
  const { local } = useStorages();
  const { open } = useDialogAddress();
  const [wanted] = useState(() => !agreementAccepted(local));
  const opened = useRef(false);
  const [waited, setWaited] = useState(false);
  const { data } = useGetAgreementsQuery(useCurrentLanguage(), { skip: !wanted });
  const due = wanted && waited && data !== undefined && data.length > 0;

  useEffect(() => {
    const timer = setTimeout(setWaited, PROMPT_AFTER, true);
    return () => clearTimeout(timer);
  }, []);

  // Looked at anew with each address: what is drawn may be behind it, or another entry stands over home, such as that
  // of a question or of the page that a member wants to leave for.
  useEffect(() => {
    const { pathname, search } = window.location;
    const dialog = readDialogAddress(search);
    // Once it has shown, by its address as well, it does not come back.
    if (dialog?.kind === "agreement") opened.current = true;
    if (!due || opened.current || pathname !== PATHS.home || dialog || entryNotes().held) return;
    opened.current = true;
    // Another tab may have accepted it meanwhile.
    if (agreementAccepted(local)) return;
    open({ kind: "agreement" }, "replace");
  });
}
