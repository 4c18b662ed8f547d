import enDialogs from "@member-wallet/locales/en/dialogs.json";
import enActs from "@member-wallet/locales/en/acts.json";
import enBonus from "@member-wallet/locales/en/bonus.json";
import enChat from "@member-wallet/locales/en/chat.json";
import enClaims from "@member-wallet/locales/en/claims.json";
import enDeposit from "@member-wallet/locales/en/deposit.json";
import en from "@member-wallet/locales/en/game.json";
import enErrors from "@member-wallet/locales/en/errors.json";
import enInvite from "@member-wallet/locales/en/invite.json";
import enRefund from "@member-wallet/locales/en/refund.json";
import enSlips from "@member-wallet/locales/en/slips.json";
import enStatement from "@member-wallet/locales/en/statement.json";
import enWheel from "@member-wallet/locales/en/wheel.json";
import enWithdraw from "@member-wallet/locales/en/withdraw.json";
import enTransfer from "@member-wallet/locales/en/transfer.json";
import enProfile from "@member-wallet/locales/en/profile.json";
import enTerms from "@member-wallet/locales/en/terms.json";
import enParts from "@member-wallet/locales/en/parts.json";
import enUi from "@member-wallet/locales/en/ui.json";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import "../style.css";
import "../tokens/base.css";
import "../tokens/thai.css";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: "en",
  resources: {
    en: {
      acts: enActs,
      bonus: enBonus,
      chat: enChat,
      claims: enClaims,
      deposit: enDeposit,
      dialogs: enDialogs,
      game: en,
      invite: enInvite,
      profile: enProfile,
      refund: enRefund,
      terms: enTerms,
      transfer: enTransfer,
      errors: enErrors,
      slips: enSlips,
      statement: enStatement,
      wheel: enWheel,
      withdraw: enWithdraw,
      ui: enUi,
      parts: enParts,
    },
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
