import { ClockProvider } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";
import { SessionClockView } from "./SessionClockView.tsx";

/** How long the member has been logged in; nothing where that is not known. */
export function SessionClock() {
  const since = Date.parse(useSession().storage().read("loggedInAt") ?? "");
  if (Number.isNaN(since)) return null;
  return (
    // The log-in is stored by this device's clock.
    <ClockProvider now={Date.now}>
      <SessionClockView since={since} />
    </ClockProvider>
  );
}
