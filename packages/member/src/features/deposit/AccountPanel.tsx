import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BankAccount, type DepositAccount, type SlipRules, useGetWalletQuery } from "@member-wallet/api";
import { bankName, maskAccountNo, MISSING, type Satang } from "@member-wallet/domain";
import { Button, Notice } from "@member-wallet/ui";
import { AccountDetails, SlipUpload } from "@member-wallet/ui/dialogs/deposit";
import { PATHS } from "../../navigation/paths.ts";
import { CopyAccountNo } from "../../bank-account/CopyAccountNo.tsx";
import { useLimitUse } from "../../protection/useLimitUse.ts";
import { LimitNotice } from "./LimitNotice.tsx";
import { useSlipUpload } from "./useSlipUpload.ts";

interface AccountPanelProps {
  account: DepositAccount;
  /** The operator uses it no longer. */
  withdrawn: boolean;
  /** The operator's minimum; `null` for none. */
  minimum: Satang | null;
  /** Whether a slip follows the transfer. */
  slip: boolean;
  slipRules: SlipRules | undefined;
  /** Called when an upload of a slip starts and when it ends. */
  onBusy: (busy: boolean) => void;
}

/** A transfer to one of the operator's accounts, which is covered once the member's own limit is reached, with its slip. */
export function AccountPanel({ account, withdrawn, minimum, slip, slipRules, onBusy }: AccountPanelProps) {
  const { t, i18n } = useTranslation("deposit");
  const owner = useGetWalletQuery().data?.bankAccount ?? null;
  const registered = (own: BankAccount) =>
    [bankName(own.bank, own.bankCode, i18n.language), maskAccountNo(own.bankAccountNo)]
      .filter((part) => part !== "" && part !== MISSING)
      .join(" ");
  const limit = useLimitUse();
  const [uncovered, setUncovered] = useState(false);
  const { bankCode, bank, bankAccountName, bankAccountNo, currency, rate = null } = account;
  const covered = limit?.left === 0 && !uncovered && !withdrawn;
  return (
    <>
      <LimitNotice use={limit} />
      {covered && (
        <Button block onClick={() => setUncovered(true)}>
          {t("limits.showAccount")}
        </Button>
      )}
      {withdrawn && (
        <Notice tone="warning" announced title={t("account.withdrawn")}>
          {t("account.withdrawnText")}
        </Notice>
      )}
      {/* An account that shows and goes again could be copied meanwhile. */}
      {!covered && !withdrawn && !limit?.loading && (
        <AccountDetails
          account={{
            bank: bankName(bank, bankCode, i18n.language),
            name: bankAccountName,
            number: bankAccountNo,
            currency,
            rate,
            minimum,
          }}
          auto={!slip}
          from={owner === null ? "" : registered(owner)}
          statementHref={PATHS.statement}
          copy={<CopyAccountNo accountNo={bankAccountNo} owner={owner} />}
        />
      )}
      {/* Money that was sent before is never refused for a limit. */}
      {slip && <SlipPanel slipRules={slipRules} onBusy={onBusy} />}
    </>
  );
}

function SlipPanel({ slipRules, onBusy }: Pick<AccountPanelProps, "slipRules" | "onBusy">) {
  return <SlipUpload {...useSlipUpload(slipRules, onBusy)} />;
}
