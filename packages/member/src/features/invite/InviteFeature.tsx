import { useTranslation } from "react-i18next";
import { useGetInviteBannersQuery } from "@member-wallet/api";
import { InviteDialog } from "@member-wallet/ui/dialogs/invite";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { BannerStep } from "../../banners/BannerStep.tsx";
import { useInvite } from "./useInvite.ts";

/** Inviting friends, after the operator's banners (§2 Member home). */
export function InviteFeature() {
  const { t } = useTranslation("dialogs");
  const banners = useGetInviteBannersQuery(useCurrentLanguage());
  return (
    <BannerStep title={t("invite")} query={banners}>
      <Invite />
    </BannerStep>
  );
}

function Invite() {
  return <InviteDialog {...useInvite()} />;
}
