import { useSyncExternalStore } from "react";
import { InstallPromptContext } from "../../site/install-prompt.ts";
import { useService } from "../../site/useService.ts";
import { type InstallOffer, installOffer } from "./install-offer.ts";

const STANDALONE = "(display-mode: standalone)";

/** What the profile offers on this device, and how to show the browser's question. */
export function useInstallOffer(): { offer: InstallOffer; install: () => void } {
  const { isOffered, show, subscribe } = useService(InstallPromptContext);
  const offer = useSyncExternalStore(subscribe, () => {
    const { userAgent, maxTouchPoints } = navigator;
    return installOffer({
      // iOS marks an installed site by a property of its own too.
      installed:
        matchMedia(STANDALONE).matches || ("standalone" in navigator && navigator.standalone === true),
      prompted: isOffered(),
      userAgent,
      touchPoints: maxTouchPoints,
    });
  });
  return { offer, install: show };
}
