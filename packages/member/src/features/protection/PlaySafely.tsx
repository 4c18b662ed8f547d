import { useSite } from "../../site/SiteContext.tsx";
import { PlaySafelyView } from "./PlaySafelyView.tsx";

/** What protects the player, for the profile; nothing where the market has none. */
export function PlaySafely() {
  const help = useSite().market.protection?.help;
  return help !== undefined && <PlaySafelyView help={help} />;
}
