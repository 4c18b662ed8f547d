import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Notice, TextLink, UnresolvedCall } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { Creation } from "./useAccountCreation.ts";
import { clearDraft } from "./usePersistedDraft.ts";

/** How long the good news stands before the log-in page comes (§9), in milliseconds. */
const REDIRECT_AFTER = 2_000;

/** The account exists: said, and then the way to the log-in taken by itself. */
export function AccountCreated() {
  const { t } = useTranslation("register");
  const navigate = useNavigate();
  const { tab } = useStorages();
  useEffect(() => void clearDraft(tab), [tab]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.login, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice
      tone="positive"
      announced
      title={t("done.title")}
      action={
        <TextLink to={PATHS.login} variant="standalone">
          {t("logIn")}
        </TextLink>
      }
    >
      {t("done.text")}
    </Notice>
  );
}

interface CreationUnresolvedProps {
  creation: Extract<Creation, { kind: "unresolved" }>;
  onResend: () => void;
}

/** Nobody knows whether the account exists: the log-in finds out, before anything is sent twice. */
export function CreationUnresolved({ creation, onResend }: CreationUnresolvedProps) {
  const { t } = useTranslation("register");
  return (
    <UnresolvedCall
      title={t(`${creation.words}.title`)}
      text={t(`${creation.words}.text`)}
      link={{ label: t("logIn"), href: PATHS.login }}
      check={null}
      onResend={creation.resend ? onResend : null}
    />
  );
}
