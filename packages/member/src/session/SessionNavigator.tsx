import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { PATHS } from "../router/paths.ts";
import type { SessionEvent } from "./session.ts";
import { useSession } from "./SessionContext.tsx";

/**
 * Takes the browser to `/terminated` when the service is gone (§8), once however many calls say so, and lets the
 * session look again whenever the tab comes back. The way to `/login` is the guard's (`RequireSession`).
 */
export function SessionNavigator() {
  const session = useSession();
  const navigate = useNavigate();

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event.kind === "gone") void navigate(PATHS.terminated, { replace: true });
  });
  useEffect(() => {
    // The first answer may have come before the first drawing.
    if (session.hasEnded()) follow({ kind: "gone" });
    return session.subscribe((event) => follow(event));
  }, [session]);

  useEffect(() => {
    const recheck = () => session.recheck();
    window.addEventListener("pageshow", recheck);
    window.addEventListener("storage", recheck);
    return () => {
      window.removeEventListener("pageshow", recheck);
      window.removeEventListener("storage", recheck);
    };
  }, [session]);

  return null;
}
