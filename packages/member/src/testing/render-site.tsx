import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import type { Market } from "@member-wallet/domain";
import { render } from "vitest-browser-react";
import { App } from "../app/App.tsx";
import { createServices } from "../app/services.ts";
import { leavingEntry } from "../navigation/history-entry.ts";
import type { TabChannel } from "../session/tab-channel.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { aSiteEnvironment } from "./site-environment.ts";
import { failOnUnreadable } from "./unreadable-answers.ts";
import { browserStorages } from "../storage/storage.ts";

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

/**
 * Renders the whole product in English at an address; without an address, as a reload of the current history entry.
 * `channel` connects the other tabs. `over` is what differs in the site's environment.
 */
export async function renderSite(
  address: string | null,
  market: Market,
  token: string | null = null,
  channel: TabChannel | null = null,
  over: Partial<SiteEnvironment> = {},
) {
  // The page of the test before may still be going back: it would arrive on this page's entry, and leave it.
  await leavingEntry();
  if (address !== null) window.history.pushState(null, "", address);
  if (token !== null) browserStorages().tab.write("token", token);
  const environment = aSiteEnvironment({ onUnreadableAnswer: failOnUnreadable(), ...over });
  const services = createServices(market, environment, channel);
  const { session, language, storages } = services;
  await language.loadNamespaces(["site", "ui"]);
  const screen = await render(<App {...services} />);
  return { screen, storages, session, language };
}
