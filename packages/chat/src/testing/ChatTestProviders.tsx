import enChat from "@member-wallet/locales/en/chat.json";
import enDialogs from "@member-wallet/locales/en/dialogs.json";
import enErrors from "@member-wallet/locales/en/errors.json";
import enParts from "@member-wallet/locales/en/parts.json";
import enUi from "@member-wallet/locales/en/ui.json";
import { FeedbackHost } from "@member-wallet/ui";
import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/base.css";
import "@member-wallet/ui/tokens/thai.css";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: "en",
  resources: { en: { chat: enChat, dialogs: enDialogs, errors: enErrors, parts: enParts, ui: enUi } },
  interpolation: { escapeValue: false },
});

/** What a page puts around the chat: texts (English, for tests to read) and the host of confirms. */
export function ChatTestProviders({ children }: { readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={texts}>
      <FeedbackHost>{children}</FeedbackHost>
    </I18nextProvider>
  );
}
