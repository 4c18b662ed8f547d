import type { PlayerProtection } from "@member-wallet/domain";
import { ClockProvider, TimeAgo } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { BreakChoice } from "./BreakChoice.tsx";
import { LimitsForm } from "./LimitsForm.tsx";
import { TimeCheckChoice } from "./TimeCheckChoice.tsx";
import { MyPlay } from "./MyPlay.tsx";
import { useOwnProtection } from "./useOwnProtection.ts";
import { PlaySafelyView } from "./PlaySafelyView.tsx";

/** What protects the player, for the profile; nothing where the market has none. */
export function PlaySafely() {
  const { protection } = useSite().market;
  return protection !== undefined && <Offered protection={protection} />;
}

function Offered({ protection }: { protection: PlayerProtection }) {
  const session = useSession();
  const own = useOwnProtection();
  return (
    <PlaySafelyView
      loggedIn={
        // It is stored by this device's clock.
        <ClockProvider now={Date.now}>
          <TimeAgo at={session.storage().read("loggedInAt")} />
        </ClockProvider>
      }
      play={<MyPlay />}
      limits={own && <LimitsForm own={own} />}
      timeCheck={<TimeCheckChoice />}
      breakChoice={<BreakChoice own={own} />}
      help={protection.help}
    />
  );
}
