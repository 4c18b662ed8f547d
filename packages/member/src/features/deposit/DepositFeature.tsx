import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type DepositAnswer,
  useGetDepositAccountsQuery,
  useGetSlipRulesQuery,
  useGetWalletQuery,
} from "@member-wallet/api";
import {
  type CurrencyRule,
  depositMinimum,
  type Depositor,
  GIFT_LINK_MINIMUM,
  qrMinimum,
} from "@member-wallet/domain";
import { DepositDialog } from "@member-wallet/ui/dialogs/deposit";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useProtectionAnswer } from "../../protection/useProtectionAnswer.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { depositFacts, type OfferedMethod, offeredMethods } from "./deposit-offers.ts";
import { GiftLinkPanel } from "./lazy-gift-link-panel.ts";
import { QrPanel } from "./QrPanel.tsx";

/** The deposit (§2 Dialogs, §4 QR deposit): the operator's payment methods and the panel of the chosen one. */
export function DepositFeature({ method }: { method: string | null }) {
  const { t, i18n } = useTranslation("deposit");
  const { market, environment } = useSite();
  const { giftLinkKey } = environment;
  const session = useSession();
  const wallet = useGetWalletQuery().data;
  // The order stays while the dialog is open: a row that moved under a finger would choose another method.
  const [{ latest, bankCode }] = useState(() => ({
    latest: session.storage().read("depositMethod"),
    bankCode: wallet?.bankAccount?.bankCode ?? null,
  }));
  const { open, back, close } = useDialogAddress();
  const [uploading, setUploading] = useState(false);
  // Accounts change daily: a cached one, or one that was shown yesterday, may no longer be the operator's.
  const accounts = useGetDepositAccountsQuery(useCurrentLanguage(), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // Without them the lines about slips are absent, but a deposit stays possible.
  const slipRules = useGetSlipRulesQuery().data;

  const { data } = accounts;
  const methodsOf = (answer: DepositAnswer) =>
    offeredMethods(answer, {
      takesGiftLinks: giftLinkKey !== null,
      language: i18n.language,
      gatewayName: (nth) => (nth === 1 ? t("methods.gateway") : t("methods.gatewayNth", { nth })),
      depositor: { bankCode, currency: usualCurrency(market.currency) },
      latest,
    });
  const methods = data ? methodsOf(data) : [];
  const isChosen = ({ shown }: OfferedMethod) => shown.key === method;
  const [offering, setOffering] = useState(data);
  if (data !== offering && methods.some(isChosen)) setOffering(data);
  // The panel of a method that is no longer offered stays with what was filled in there, until the member leaves it.
  const withdrawn = offering && !methods.some(isChosen) ? methodsOf(offering).find(isChosen) : undefined;
  // A backend that knows of a break offers nothing: its answer closes the dialog with the reason.
  useProtectionAnswer(market.protection !== undefined && data !== undefined && methods.length === 0);
  const offers = useLoadable({ ...accounts, currentData: data }, (answer) => ({
    methods: [...methods, ...(withdrawn ? [withdrawn] : [])].map(({ shown }) => shown),
    latest,
    facts: depositFacts(answer, slipRules),
  }));

  function panelOf(offered: OfferedMethod | undefined) {
    const operators = data?.depositMin ?? null;
    switch (offered?.method.kind) {
      case undefined:
        return null;
      case "account":
        return (
          <AccountPanel
            account={offered.method.account}
            withdrawn={withdrawn !== undefined}
            minimum={operators}
            slip={offered.method.slip}
            slipRules={slipRules}
            onBusy={setUploading}
          />
        );
      case "qr":
        return (
          <QrPanel
            provider={offered.method.provider}
            minimum={depositMinimum(qrMinimum(offered.method.provider), operators)}
          />
        );
      case "gift-link":
        return giftLinkKey === null ? null : (
          <GiftLinkPanel encryptWith={giftLinkKey} minimum={depositMinimum(GIFT_LINK_MINIMUM, operators)} />
        );
      default:
        return offered?.method satisfies undefined;
    }
  }

  return (
    <DepositDialog
      offers={offers}
      chosen={method}
      closeDisabled={uploading}
      onChoose={(key) => {
        session.storage().write("depositMethod", key);
        open({ kind: "deposit", method: key });
      }}
      onBack={() => back({ kind: "deposit", method: null })}
      onClose={close}
    >
      {() => panelOf(withdrawn ?? methods.find(isChosen))}
    </DepositDialog>
  );
}

function usualCurrency(rule: CurrencyRule): Depositor["currency"] {
  return rule.kind === "fixed" ? { kind: "only", code: rule.code } : { kind: "usual", code: rule.initial };
}
