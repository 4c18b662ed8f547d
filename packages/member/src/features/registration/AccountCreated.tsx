import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { PATHS } from "../../navigation/paths.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { AccountCreatedView } from "./CreationOutcomeView.tsx";
import { clearDraft } from "./usePersistedDraft.ts";

/** How long the message is shown before the log-in page opens (§9), in milliseconds. */
const REDIRECT_AFTER = 2_000;

/** The account exists: the log-in page opens after a moment. */
export function AccountCreated(props: { name: string; phone: string }) {
  const navigate = useNavigate();
  const { tab } = useStorages();
  useEffect(() => void clearDraft(tab), [tab]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.login, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <AccountCreatedView {...props} />;
}
