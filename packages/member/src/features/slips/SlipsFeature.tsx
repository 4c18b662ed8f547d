import { useTranslation } from "react-i18next";
import { SlipsDialog } from "@member-wallet/ui/dialogs/slips";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useSlipList } from "./useSlipList.ts";
import { useSlipOutcome } from "./useSlipOutcome.ts";
import { useShownVerdicts } from "./useShownVerdicts.ts";
import { useSlipPicture } from "./useSlipPicture.ts";
import { ContactSupport } from "../../support/ContactSupport.tsx";

/** The status of the sent slips (§2 Statement); `reference` is the one to follow. */
export function SlipsFeature({ reference }: { reference: string | null }) {
  const { t } = useTranslation("errors");
  const { close } = useDialogAddress();
  const list = useSlipList();
  const outcome = useSlipOutcome(list.slips, reference);
  useShownVerdicts(list.slips);
  const { picture, view } = useSlipPicture();
  return (
    <HideableAmounts>
      <SlipsDialog
        content={list.content}
        followed={reference}
        watching={list.watching}
        outcome={outcome}
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
