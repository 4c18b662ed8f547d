import { Languages } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "@member-wallet/locales";
import { Menu } from "@member-wallet/ui";
import { useLanguage } from "./LanguageContext.tsx";
import styles from "./LanguageMenu.module.css";

/** The language picker: each language in its own tongue, the current one disabled (§2). */
export function LanguageMenu() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const current = language.current();

  function choose(code: Language) {
    setFailed(false);
    return language.change(code).catch(() => setFailed(true));
  }

  return (
    <div className={styles.picker}>
      <Menu
        label={t("language")}
        icon={Languages}
        text={LANGUAGE_NAMES[current]}
        items={LANGUAGES.map((code) => ({
          id: code,
          label: LANGUAGE_NAMES[code],
          lang: code,
          disabled: code === current,
          onSelect: () => choose(code),
        }))}
      />
      {failed && (
        <p className={styles.failed} role="alert">
          {t("languageFailed")}
        </p>
      )}
    </div>
  );
}
