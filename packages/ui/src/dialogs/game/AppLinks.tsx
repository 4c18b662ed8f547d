import { useTranslation } from "react-i18next";
import { TextLink } from "../../link/TextLink.tsx";
import { safeUrl } from "../../safe-html/safe-url.ts";
import styles from "./GameDialog.module.css";
import type { GameAccount } from "./props.ts";

/** The provider's apps, where they exist (§2 Game launching). */
export function AppLinks({ account }: { readonly account: GameAccount }) {
  const { t } = useTranslation("game");
  const android = safeUrl(account.android);
  const ios = safeUrl(account.ios);
  if (android === null && ios === null) return null;
  return (
    <section className={styles.apps} aria-label={t("apps")}>
      {android !== null && (
        <TextLink href={android} variant="standalone">
          {t("android")}
        </TextLink>
      )}
      {ios !== null && (
        <TextLink href={ios} variant="standalone">
          {t("ios")}
        </TextLink>
      )}
    </section>
  );
}
