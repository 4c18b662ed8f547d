import { ArrowLeft, Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../button/IconButton.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import styles from "./DepositDialog.module.css";
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
  const { t } = useTranslation(["dialogs", "deposit"]);
  const { offers, chosen, closeDisabled, onBack } = props;
  const methods = offers.kind === "ready" ? offers.data.methods : [];
  const isStep = methods.length > 1 && methods.some(({ key }) => key === chosen);
  return (
    <Dialog
      title={t("dialogs:deposit")}
      back={
        isStep && (
          <div className={styles.back}>
            <IconButton
              label={t("deposit:methods.other")}
              icon={ArrowLeft}
              disabled={closeDisabled}
              onClick={onBack}
            />
          </div>
        )
      }
      steady
      onClose={props.onClose}
      pending={closeDisabled}
    >
      <LoadableContent
        content={props.offers}
        skeleton={
          <ContentSkeleton>
            <PaymentMethodList methods={SAMPLE} latest={null} onChoose={props.onChoose} />
          </ContentSkeleton>
        }
      >
        {(loaded) => <DepositContent {...props} offers={loaded} />}
      </LoadableContent>
    </Dialog>
  );
}

function DepositContent({
  offers: { methods, latest, facts },
  chosen,
  children,
  onChoose,
}: Omit<DepositDialogProps, "offers"> & { readonly offers: DepositOffers }) {
  const { t } = useTranslation("deposit");
  if (methods.length === 0)
    return <EmptyState icon={Landmark} title={t("methods.empty")} message={t("methods.emptyHint")} />;
  const method = methods.find(({ key }) => key === chosen);
  if (method)
    return (
      <PaymentMethodPanel key={method.key} method={method} facts={facts}>
        {children(method)}
      </PaymentMethodPanel>
    );
  return (
    <>
      <PaymentMethodList methods={methods} latest={latest} onChoose={onChoose} />
      <DepositFactsList facts={facts} about="all" />
    </>
  );
}
