import { useTranslation } from "react-i18next";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";

/** The browser blocked the slip's window: a plain link opens it. `href` has passed `safeUrl`. */
export function BlockedPicture({ href }: { readonly href: string }) {
  const { t } = useTranslation("slips");
  return (
    <Notice
      tone="info"
      announced
      title={t("picture.blockedTitle")}
      action={
        <TextLink href={href} variant="button">
          {t("picture.open")}
        </TextLink>
      }
    >
      {t("picture.blockedText")}
    </Notice>
  );
}
