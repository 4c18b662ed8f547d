import { Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { DepositFactsList } from "./DepositFactsList.tsx";
import type { DepositOffers, DepositMethod } from "./props.ts";
import { PaymentMethodList } from "./methods/PaymentMethodList.tsx";
import { PaymentMethodPanel } from "./methods/PaymentMethodPanel.tsx";

/** The operator's payment methods and the chosen one, which the caller draws. */
export interface DepositDialogProps {
  readonly offers: Loadable<DepositOffers>;
  /** The key of the chosen method; one that is not offered counts as none. */
  readonly chosen: string | null;
  /** The content of the chosen method. */
  readonly children: (method: DepositMethod) => ReactNode;
  /** An upload is running that closing would abort. */
  readonly closeDisabled: boolean;
  readonly onChoose: (key: string) => void;
  /** Back to the list of methods. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const SAMPLE: readonly DepositMethod[] = (["qr", "account", "account", "account"] as const).map(
  (kind, at) => ({ key: String(at), kind, code: "", name: SAMPLE_TEXT, account: SAMPLE_TEXT }),
);

/** A deposit (§2 Dialogs): the list of the operator's payment methods, or the chosen one. */
export function DepositDialog(props: DepositDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("deposit")} steady onClose={props.onClose} pending={props.closeDisabled}>
      <LoadableContent
        content={props.offers}
        skeleton={
          <ContentSkeleton>
            <PaymentMethodList methods={SAMPLE} onChoose={props.onChoose} />
          </ContentSkeleton>
        }
      >
        {(offers) => <DepositContent {...props} offers={offers} />}
      </LoadableContent>
    </Dialog>
  );
}

function DepositContent({
  offers: { methods, facts },
  chosen,
  children,
  closeDisabled,
  onChoose,
  onBack,
}: Omit<DepositDialogProps, "offers"> & { readonly offers: DepositOffers }) {
  const { t } = useTranslation("deposit");
  if (methods.length === 0)
    return <EmptyState icon={Landmark} title={t("methods.empty")} message={t("methods.emptyHint")} />;
  const method = methods.find(({ key }) => key === chosen);
  if (method)
    return (
      <PaymentMethodPanel
        key={method.key}
        method={method}
        facts={facts}
        closeDisabled={closeDisabled}
        onBack={methods.length > 1 ? onBack : null}
      >
        {children(method)}
      </PaymentMethodPanel>
    );
  return (
    <>
      <PaymentMethodList methods={methods} onChoose={onChoose} />
      <DepositFactsList facts={facts} about="all" />
    </>
  );
}
