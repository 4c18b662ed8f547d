import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import type { Market } from "@member-wallet/domain";
import { render } from "vitest-browser-react";
import { readEnvironment } from "../site/environment.ts";
import { createLanguageRoom } from "../language/language.ts";
import { Member } from "../app/App.tsx";
import { beginVisit } from "../app/session-guard/begin-visit.ts";
import { createSession, type TabChannel } from "../session/session.ts";
import { browserStorages } from "../storage/storage.ts";
import { keptServerKnowledge } from "../store/server-knowledge.ts";
import { createStore } from "../store/store.ts";

/** Ten-digit phones, one currency, two recommended banks. */
export const FIXED_MARKET: Market = {
  id: "thai",
  firstLanguage: "en",
  phone: { kind: "digits", length: 10, countryCode: "66" },
  currency: { kind: "fixed", code: "BAHT" },
  recommendedBanks: ["SCB", "KBANK"],
};

/** Phones of any length and a choice of currency. */
export const CHOICE_MARKET: Market = {
  id: "lao",
  firstLanguage: "en",
  phone: { kind: "free", countryCode: "856", mobilePrefixes: ["20", "30"] },
  currency: { kind: "choice", options: ["LAK", "BAHT"], initial: "LAK" },
  recommendedBanks: [],
};

/** What the site seals gift links with. */
export const GIFT_LINK_KEY = "key-of-the-tests";

/**
 * The whole product in English, as a browser that begins at an address would see it; without an address, as a reload of
 * the current history entry does. `channel` leads to the other tabs.
 */
export async function renderSite(
  address: string | null,
  market: Market,
  token: string | null = null,
  channel: TabChannel | null = null,
) {
  if (address !== null) window.history.pushState(null, "", address);
  const storages = browserStorages();
  if (token !== null) storages.tab.write("token", token);
  const session = createSession(storages, channel);
  beginVisit(session);
  const language = createLanguageRoom("en", {}, storages.local);
  await language.need(["site", "ui"]);
  const environment = readEnvironment(
    { VITE_SITE_VERSION: "1.1.14", VITE_TRUELINK_KEY: GIFT_LINK_KEY },
    { brand: { th: "ไซต์", lo: "ໄຊ", en: "Site" }, firstTexts: {} },
  );
  const store = createStore(
    {
      apiUrl: "",
      idempotency: "send",
      session,
      language: language.current,
      report: ({ kind }) => (kind === "gone" ? session.end() : session.leave("refused")),
      server: keptServerKnowledge("", storages.tab),
    },
    session,
  );
  const screen = await render(
    <Member
      site={{ market, environment }}
      session={session}
      language={language}
      storages={storages}
      store={store}
    />,
  );
  return { screen, storages, session, language };
}
