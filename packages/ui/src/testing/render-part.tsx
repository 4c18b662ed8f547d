import "../style.css";
import "../tokens/lao.css";
import "../tokens/thai.css";
import { createInstance } from "i18next";
import { StrictMode, type ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { render } from "vitest-browser-react";
import type { Language } from "@member-wallet/locales";
import en from "@member-wallet/locales/en/ui.json";
import enParts from "@member-wallet/locales/en/parts.json";
import lo from "@member-wallet/locales/lo/ui.json";
import loParts from "@member-wallet/locales/lo/parts.json";
import th from "@member-wallet/locales/th/ui.json";
import thParts from "@member-wallet/locales/th/parts.json";

/** Renders a component as a site does: with tokens, page styles and the texts of ui, in English by default. */
export async function renderPart(part: ReactNode, language: Language = "en") {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: {
      en: { ui: en, parts: enParts },
      lo: { ui: lo, parts: loParts },
      th: { ui: th, parts: thParts },
    },
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = language;
  document.documentElement.dataset["site"] = language === "lo" ? "lao" : "thai";
  const around = (children: ReactNode) => (
    <StrictMode>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StrictMode>
  );
  const screen = await render(around(part));
  return { ...screen, update: (next: ReactNode) => screen.rerender(around(next)) };
}
