import { useSyncExternalStore } from "react";
import { installPrompt } from "../../site/install-prompt.ts";
import { type InstallOffer, installOffer } from "./install-offer.ts";

const STANDALONE = "(display-mode: standalone)";

const listeners = new Set<() => void>();

/** What the profile offers on this device, and how to show the browser's question. */
export function useInstallOffer(): { offer: InstallOffer; install: () => void } {
  return { offer: useSyncExternalStore(subscribe, read), install };
}

function read(): InstallOffer {
  const { userAgent, maxTouchPoints } = navigator;
  return installOffer({
    // iOS marks an installed site by a property of its own too.
    installed: matchMedia(STANDALONE).matches || ("standalone" in navigator && navigator.standalone === true),
    prompted: installPrompt.offered !== null,
    userAgent,
    touchPoints: maxTouchPoints,
  });
}

function install() {
  const { offered } = installPrompt;
  // It can be shown once; after a refusal the browser offers another one later.
  settle();
  void offered?.prompt();
}

function settle() {
  installPrompt.offered = null;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("beforeinstallprompt", listener);
  // Installed by the browser's own menu.
  window.addEventListener("appinstalled", settle);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("beforeinstallprompt", listener);
    window.removeEventListener("appinstalled", settle);
  };
}
