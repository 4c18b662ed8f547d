import { useLayoutEffect, useState } from "react";
import type { ChatEnvironment } from "../chat-environment.ts";

/** The invitation comes when the page has neither changed nor scrolled for so long, in milliseconds. */
const READ_MS = 4000;

const FORM = "form, input, textarea, dialog[open]";

/** The invitation shows, and what ends it. */
interface Invitation {
  readonly shown: boolean;
  readonly end: () => void;
}

/**
 * The invitation to chat, shown once to each customer: at the end of a page, where the page has nothing beside the
 * button, never beside a form, and until the page scrolls or changes (§2 Chat).
 */
export function useInvitation(storage: ChatEnvironment["storage"]): Invitation {
  const [state, setState] = useState(() =>
    storage.read("chatInviteClosed") === "true" ? "ended" : "waiting",
  );

  useLayoutEffect(() => {
    if (state === "ended") return;
    const path = window.location.pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!atTheEnd() || document.querySelector(FORM) !== null) return;
      storage.write("chatInviteClosed", "true");
      setState("shown");
    };
    const waitOrEnd = (ends: boolean) => {
      if (state === "shown") return ends ? setState("ended") : undefined;
      clearTimeout(timer);
      timer = setTimeout(show, READ_MS);
    };
    const onScroll = () => waitOrEnd(true);
    const changes = new MutationObserver(() => waitOrEnd(window.location.pathname !== path));
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", onScroll, { passive: true });
    waitOrEnd(false);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [state, storage]);

  return { shown: state === "shown", end: () => setState("ended") };
}

function atTheEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}
