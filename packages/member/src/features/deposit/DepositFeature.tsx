import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetDepositAccountsQuery, useGetSlipRulesQuery } from "@member-wallet/api";
import { depositMinimum, GIFT_LINK_MINIMUM, qrMinimum } from "@member-wallet/domain";
import { DepositDialog } from "@member-wallet/ui/dialogs/deposit";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useSite } from "../../site/SiteContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { depositFacts, type OfferedMethod, offeredMethods } from "./deposit-offers.ts";
import { GiftLinkPanel } from "./lazy-gift-link-panel.ts";
import { QrPanel } from "./QrPanel.tsx";

/** The deposit (§2 Dialogs, §4 QR deposit): the operator's payment methods and the panel of the chosen one. */
export function DepositFeature({ way }: { way: string | null }) {
  const { i18n } = useTranslation();
  const { giftLinkKey } = useSite().environment;
  const { open, close } = useDialogAddress();
  const [held, setHeld] = useState(false);
  // Accounts change daily: a cached one may no longer be the operator's.
  const accounts = useGetDepositAccountsQuery(useCurrentLanguage(), { refetchOnMountOrArgChange: true });
  // Without them the lines about slips are absent, but a deposit stays possible.
  const slipRules = useGetSlipRulesQuery().data;

  const { data } = accounts;
  const ways = data ? offeredMethods(data, giftLinkKey !== null, i18n.language) : [];
  const offers = useLoadable({ ...accounts, currentData: data }, (answer) => ({
    methods: ways.map(({ shown }) => shown),
    facts: depositFacts(answer, slipRules),
  }));

  function panelOf(offered: OfferedMethod | undefined) {
    const operators = data?.depositMin ?? null;
    switch (offered?.way.kind) {
      case undefined:
        return null;
      case "account":
        return (
          <AccountPanel
            account={offered.way.account}
            slip={offered.way.slip}
            slipRules={slipRules}
            onHold={setHeld}
          />
        );
      case "qr":
        return (
          <QrPanel
            maker={offered.way.maker}
            minimum={depositMinimum(qrMinimum(offered.way.maker), operators)}
          />
        );
      case "gift-link":
        return giftLinkKey === null ? null : (
          <GiftLinkPanel encryptWith={giftLinkKey} minimum={depositMinimum(GIFT_LINK_MINIMUM, operators)} />
        );
      default:
        return offered?.way satisfies undefined;
    }
  }

  return (
    <DepositDialog
      offers={offers}
      chosen={way}
      closeDisabled={held}
      onChoose={(key) => open({ kind: "deposit", way: key }, "replace")}
      onBack={() => open({ kind: "deposit", way: null }, "replace")}
      onClose={close}
    >
      {({ key }) => panelOf(ways.find(({ shown }) => shown.key === key))}
    </DepositDialog>
  );
}
