import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { BreakChoice } from "./BreakChoice.tsx";
import { DepositLimits } from "./DepositLimits.tsx";
import { TimeCheckChoice } from "./TimeCheckChoice.tsx";
import { MyPlay } from "./MyPlay.tsx";
import { PlaySafelyView } from "./PlaySafelyView.tsx";

/** What protects the player, for the profile; nothing where the market has none. */
export function PlaySafely() {
  const session = useSession();
  const { protection } = useSite().market;
  return (
    protection !== undefined && (
      <PlaySafelyView
        loggedInAt={session.storage().read("loggedInAt")}
        play={<MyPlay />}
        limits={<DepositLimits />}
        timeCheck={<TimeCheckChoice />}
        breakChoice={<BreakChoice />}
        help={protection.help}
      />
    )
  );
}
