import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES } from "@member-wallet/locales";
import { Menu, useToast } from "@member-wallet/ui";
import { useLanguage } from "./LanguageContext.tsx";

/** The language picker: each language in its own tongue, the current one disabled (§2). */
export function LanguageMenu() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const toast = useToast();
  const current = language.current();
  return (
    <Menu
      label={t("language")}
      icon={Languages}
      text={LANGUAGE_NAMES[current]}
      items={LANGUAGES.map((code) => ({
        id: code,
        label: LANGUAGE_NAMES[code],
        lang: code,
        disabled: code === current,
        onSelect: () =>
          language.change(code).catch(() => toast({ tone: "danger", text: t("languageFailed") })),
      }))}
    />
  );
}
