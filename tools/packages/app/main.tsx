import { configureStore } from "@reduxjs/toolkit";
import { createInstance } from "i18next";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { Provider } from "react-redux";
import { api, newServerKnowledge, useGetInfoQuery, type ApiEnvironment } from "@member-wallet/api";
import { ChatWidget, createChatPanel, createGuestId, type ChatEnvironment } from "@member-wallet/chat";
import { formatAmount, satang } from "@member-wallet/domain";
import { loadTexts } from "@member-wallet/locales";
import { Button, FeedbackHost } from "@member-wallet/ui";
import { AgreementDialog } from "@member-wallet/ui/dialogs/agreement";
import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/base.css";
import "@member-wallet/ui/tokens/thai.css";
import "@member-wallet/chat/style.css";
import "./theme.css";

const NAMESPACES = ["ui", "parts", "terms", "dialogs", "errors", "chat"] as const;

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: "en", interpolation: { escapeValue: false } });
for (const namespace of NAMESPACES) {
  texts.addResourceBundle("en", namespace, await loadTexts("en", namespace));
}

const environment: ApiEnvironment = {
  apiUrl: "",
  idempotency: "send",
  session: { token: () => null, epoch: () => 0, signal: () => new AbortController().signal },
  language: () => "en",
  report: () => {},
  server: newServerKnowledge(),
};
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
});

const stored = new Map<string, string>();
const chat: ChatEnvironment = {
  chatUrl: "",
  customer: { kind: "guest", guestId: createGuestId() },
  token: null,
  language: "en",
  name: null,
  username: null,
  storage: {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  },
};
const panel = createChatPanel();

function Page() {
  const [open, setOpen] = useState(false);
  const info = useGetInfoQuery("en");
  return (
    <main>
      <h1>{info.data?.name}</h1>
      <p>{formatAmount(satang(123_456))}</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Read the agreement
      </Button>
      {open && (
        <AgreementDialog
          terms={{ kind: "ready", data: ["<p>You are <b>20 years</b> or older.</p>"] }}
          onAccept={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
      <ChatWidget environment={chat} panel={panel} />
    </main>
  );
}

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root.");
createRoot(container).render(
  <Provider store={store}>
    <I18nextProvider i18n={texts}>
      <FeedbackHost>
        <Page />
      </FeedbackHost>
    </I18nextProvider>
  </Provider>,
);
