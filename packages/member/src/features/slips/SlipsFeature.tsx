import { useTranslation } from "react-i18next";
import { type SlipOutcome, SlipsDialog } from "@member-wallet/ui/dialogs/slips";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useSlipList } from "./useSlipList.ts";
import { useSlipPicture } from "./useSlipPicture.ts";
import type { EndedStand } from "../../money-calls/record/act.ts";
import { useToldHere } from "../../money-calls/record/useToldHere.ts";
import { ContactSupport } from "../../support/ContactSupport.tsx";

/** The status of the sent slips (§2 Statement); `reference` is the one to follow. */
export function SlipsFeature({ reference }: { reference: string | null }) {
  const { t } = useTranslation("errors");
  const { close } = useDialogAddress();
  const list = useSlipList();
  const ended = useToldHere("slip", list.slips);
  const { picture, view } = useSlipPicture();
  return (
    <HideableAmounts>
      <SlipsDialog
        content={list.content}
        followed={reference}
        watching={list.watching}
        outcome={ended && outcomeOf(ended.stand)}
        picture={picture}
        support={({ reference: slip, amount, receivedAt, reason }) => (
          <ContactSupport
            what="slipRejected"
            amount={amount}
            reference={slip}
            time={receivedAt}
            reason={reason && t(`slipReason.${reason}`)}
          />
        )}
        refreshing={list.refreshing}
        onRefresh={list.refresh}
        onPage={list.turnTo}
        onView={view}
        onClose={close}
      />
    </HideableAmounts>
  );
}

function outcomeOf({ end, progress }: EndedStand): SlipOutcome | null {
  switch (end.kind) {
    case "arrived":
      return { state: "success", amount: progress.amount };
    case "rejected":
      return { state: "failed", reason: end.reason };
    // The list shows none that is not found.
    case "not-found":
      return null;
  }
}
