import { createContext } from "react";
import { createChanges } from "@member-wallet/domain";

/** The browser's own question whether to install the site, which Chromium offers before the profile has loaded. */
export interface InstallPrompt {
  isOffered(): boolean;
  /** Shows the question, once; after a refusal the browser offers another one later. */
  show(): void;
  subscribe(listener: () => void): () => void;
}

interface OfferedPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export const InstallPromptContext = createContext<InstallPrompt | null>(null);

/**
 * Takes the browser's question, so that it shows where the member asks for it and not by itself.
 * @param browser where the browser offers it: the window.
 */
export function createInstallPrompt(browser: EventTarget): InstallPrompt {
  const { tell, subscribe } = createChanges();
  let offered: OfferedPrompt | null = null;

  function change(next: OfferedPrompt | null) {
    offered = next;
    tell();
  }

  browser.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as OfferedPrompt);
  });
  // Installed by the browser's own menu.
  browser.addEventListener("appinstalled", () => change(null));

  return {
    isOffered: () => offered !== null,
    show() {
      const shown = offered;
      change(null);
      void shown?.prompt();
    },
    subscribe,
  };
}
