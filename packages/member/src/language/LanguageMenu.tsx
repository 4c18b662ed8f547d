import { Languages } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES } from "@member-wallet/locales";
import { Menu } from "@member-wallet/ui";
import { useCurrentLanguage, useLanguage } from "./LanguageContext.tsx";
import styles from "./LanguageMenu.module.css";

/**
 * The language picker: each language in its own tongue, the current one disabled (§2), but while another is on its way:
 * then it takes that choice back.
 */
export function LanguageMenu() {
  const { t } = useTranslation("site");
  const { subscribe, chosen, change } = useLanguage();
  const current = useCurrentLanguage();
  const coming = useSyncExternalStore(subscribe, chosen);
  return (
    <div className={styles.picker}>
      <Menu
        label={t("language")}
        icon={Languages}
        text={coming?.failed === false ? t("loading") : LANGUAGE_NAMES[current]}
        items={LANGUAGES.map((code) => ({
          id: code,
          label: LANGUAGE_NAMES[code],
          lang: code,
          disabled: code === current && coming === null,
          onSelect: () => change(code),
        }))}
      />
      {coming?.failed && (
        <p className={styles.failed} role="alert">
          {t("languageFailed")}
        </p>
      )}
    </div>
  );
}
