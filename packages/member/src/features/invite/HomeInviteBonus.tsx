import { InviteBonus } from "@member-wallet/ui";
import { useInviteBonus } from "./useInviteBonus.tsx";

/** The invite bonus on home, with its receive button (§2 Member home). */
export function HomeInviteBonus() {
  const { amount, pending, unresolved, receive } = useInviteBonus();
  return unresolved ?? <InviteBonus amount={amount} pending={pending} onReceive={receive} />;
}
