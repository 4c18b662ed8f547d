import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "@member-wallet/locales";
import { Menu } from "@member-wallet/ui";
import type { ChosenLanguage } from "./language.ts";
import styles from "./LanguageMenuView.module.css";

interface LanguageMenuViewProps {
  /** The current language. */
  current: Language;
  /** The chosen language while its texts load or after they failed to load; else `null`. */
  chosen: ChosenLanguage | null;
  change: (language: Language) => void;
}

/**
 * The language picker: lists each language by its native name. The current one is disabled (§2), except while another
 * loads: choosing it then cancels the change.
 */
export function LanguageMenuView({ current, chosen, change }: LanguageMenuViewProps) {
  const { t } = useTranslation(["site", "ui"]);
  return (
    <div className={styles.picker}>
      <Menu
        label={t("language")}
        icon={Languages}
        text={chosen?.failed === false ? t("ui:loading") : LANGUAGE_NAMES[current]}
        items={LANGUAGES.map((code) => ({
          id: code,
          label: LANGUAGE_NAMES[code],
          lang: code,
          disabled: code === current && chosen === null,
          onSelect: () => change(code),
        }))}
      />
      {chosen?.failed && (
        <p className={styles.failed} role="alert">
          {t("languageFailed")}
        </p>
      )}
    </div>
  );
}
