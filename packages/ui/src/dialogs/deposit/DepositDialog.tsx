import { Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { DialogBodySkeleton } from "../waiting/DialogBodySkeleton.tsx";
import { DepositFactsList } from "./DepositFactsList.tsx";
import type { DepositOffers, DepositMethod } from "./props.ts";
import { PaymentMethodList } from "./PaymentMethodList.tsx";
import { PaymentMethodPanel } from "./PaymentMethodPanel.tsx";

export interface DepositDialogProps {
  readonly offers: DepositOffers;
  /** The key of the chosen way; one that is not offered counts as none. */
  readonly chosen: string | null;
  /** What is paid in by the chosen way. */
  readonly children: (way: DepositMethod) => ReactNode;
  /** Something is on its way that closing would break off. */
  readonly held: boolean;
  readonly onChoose: (key: string) => void;
  /** Back to the list of ways. */
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Putting money in (§2 Dialogs): the ways the operator offers, and one of them at a time. */
export function DepositDialog(props: DepositDialogProps) {
  const { t } = useTranslation("deposit");
  return (
    <Dialog title={t("title")} onClose={props.onClose} pending={props.held}>
      <DepositContent {...props} />
    </Dialog>
  );
}

function DepositContent({ offers, chosen, children, held, onChoose, onBack, onRetry }: DepositDialogProps) {
  const { t } = useTranslation("deposit");
  switch (offers.kind) {
    case "loading":
      return <DialogBodySkeleton lines={4} />;
    case "failed":
      return <ErrorState message={offers.message} onRetry={onRetry} />;
    case "ready": {
      const { ways, facts } = offers;
      if (ways.length === 0)
        return <EmptyState icon={Landmark} title={t("ways.empty")} message={t("ways.emptyHint")} />;
      const way = ways.find(({ key }) => key === chosen);
      if (way)
        return (
          <PaymentMethodPanel
            key={way.key}
            way={way}
            facts={facts}
            held={held}
            onBack={ways.length > 1 ? onBack : null}
          >
            {children(way)}
          </PaymentMethodPanel>
        );
      return (
        <>
          <PaymentMethodList ways={ways} onChoose={onChoose} />
          <DepositFactsList facts={facts} about="all" />
        </>
      );
    }
    default:
      return offers satisfies never;
  }
}
