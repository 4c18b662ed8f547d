import { home } from "@member-wallet/locales/th/member.json";
import { failure, login } from "@member-wallet/locales/th/site.json";
import { configureStore } from "@reduxjs/toolkit";
import { createInstance } from "i18next";
import { type ComponentType, Suspense, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { Provider } from "react-redux";
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import "./floor.css";
import { walletApi } from "./wallet-api.ts";

interface Pages {
  readonly Login: ComponentType;
  readonly Home: ComponentType;
}

/** Renders the page of the address; `data-hydrated` on the root says that it reacts, as on a site. */
export function start(pages: Pages): void {
  const root = document.querySelector<HTMLElement>("#root");
  if (root === null) throw new Error("The page has no root.");
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: "th",
    resources: { th: { site: { failure, login }, member: { home } } },
    interpolation: { escapeValue: false },
  });
  const store = configureStore({
    reducer: { [walletApi.reducerPath]: walletApi.reducer },
    middleware: (usual) => usual().concat(walletApi.middleware),
  });
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <BrowserRouter>
          <Floor {...pages} onMounted={() => (root.dataset["hydrated"] = "")} />
        </BrowserRouter>
      </Provider>
    </I18nextProvider>,
  );
}

function Floor({ Login, Home, onMounted }: Pages & { onMounted: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- Once.
  useEffect(onMounted, []);
  return (
    <Suspense>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/home" element={<Home />} />
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </Suspense>
  );
}
