import { InviteBonus, UnresolvedMoney } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import { useInviteBonus } from "./useInviteBonus.tsx";
import { supportFor } from "../../support/support-for.ts";

/** The invite bonus on home, with its receive button (§2 Member home). */
export function HomeInviteBonus() {
  const { amount, claimed, phase, receive, resend } = useInviteBonus();
  if (phase.kind === "unknown" || phase.kind === "still-running") {
    return (
      <UnresolvedMoney
        phase={phase}
        statementHref={PATHS.statement}
        support={supportFor("claimUnknown", phase, claimed)}
        onResend={resend}
      />
    );
  }
  return <InviteBonus amount={amount} pending={phase.kind === "pending"} onReceive={receive} />;
}
