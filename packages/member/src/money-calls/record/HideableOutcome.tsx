import { MoneyOutcome, type MoneyOutcomeProps } from "@member-wallet/ui";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";

/** The body of a message about money: its amount is dots while the member hides amounts. */
export function HideableOutcome(props: MoneyOutcomeProps) {
  return (
    <HideableAmounts>
      <MoneyOutcome {...props} />
    </HideableAmounts>
  );
}
