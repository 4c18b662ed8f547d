import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import "../style.css";
import "../tokens/base.css";
import "../tokens/thai.css";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";

const FILES = import.meta.glob<Record<string, unknown>>("../../../../locales/en/*.json", {
  eager: true,
  import: "default",
});

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: "en",
  resources: {
    en: Object.fromEntries(
      Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file]),
    ),
  },
  interpolation: { escapeValue: false },
});

/** What a site puts around a dialog: texts (English, for tests to read) and the host of confirms. */
export function TestProviders({ children }: { readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={texts}>
      <FeedbackHost>{children}</FeedbackHost>
    </I18nextProvider>
  );
}
