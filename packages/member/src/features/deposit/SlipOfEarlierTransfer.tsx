import { useTranslation } from "react-i18next";
import { useGetDepositAccountsQuery, useGetSlipRulesQuery } from "@member-wallet/api";
import { paymentMethods } from "@member-wallet/domain";
import { Heading } from "@member-wallet/ui";
import { SlipUpload } from "@member-wallet/ui/dialogs/deposit";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSlipUpload } from "./useSlipUpload.ts";

/**
 * The slip of a transfer that was made before a break, without the accounts; nothing where the operator takes none. A
 * backend that keeps the break names no way to deposit: whether it takes slips is not known then, so one can be sent.
 */
export function SlipOfEarlierTransfer({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation("profile");
  const { data } = useGetDepositAccountsQuery(useCurrentLanguage());
  const methods = data && paymentMethods(data);
  const mayTakeSlips =
    methods && (methods.length === 0 || methods.some((method) => method.kind === "account" && method.slip));
  const upload = useSlipUpload(useGetSlipRulesQuery().data, onBusy);
  return (
    mayTakeSlips && (
      <section>
        <Heading level={3} size={3}>
          {t("protection.break.sent")}
        </Heading>
        <SlipUpload {...upload} />
      </section>
    )
  );
}
