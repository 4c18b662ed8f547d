import { useSite } from "../../site/SiteContext.tsx";
import { BreakChoice } from "./BreakChoice.tsx";
import { DepositLimits } from "./DepositLimits.tsx";
import { PlaySafelyView } from "./PlaySafelyView.tsx";

/** What protects the player, for the profile; nothing where the market has none. */
export function PlaySafely() {
  const { protection } = useSite().market;
  return (
    protection !== undefined && (
      <PlaySafelyView limits={<DepositLimits />} breakChoice={<BreakChoice />} help={protection.help} />
    )
  );
}
