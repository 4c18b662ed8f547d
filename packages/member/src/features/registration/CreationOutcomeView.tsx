import { useTranslation } from "react-i18next";
import { Notice, TextLink, UnresolvedCall } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";

/** The account is created. */
export function AccountCreatedView() {
  const { t } = useTranslation("register");
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

interface CreationUnresolvedViewProps {
  outcome: "unknown" | "stillRunning";
  /** Sends the registration again; `null` where that could create a second account. */
  onResend: (() => void) | null;
}

/** It is unknown whether the account exists: a log-in shows that without sending anything twice. */
export function CreationUnresolvedView({ outcome, onResend }: CreationUnresolvedViewProps) {
  const { t } = useTranslation("register");
  return (
    <UnresolvedCall
      title={t(`${outcome}.title`)}
      text={t(`${outcome}.text`)}
      link={{ label: t("logIn"), href: PATHS.login }}
      check={null}
      resend={onResend && { label: t("resend"), onPress: onResend }}
    />
  );
}
