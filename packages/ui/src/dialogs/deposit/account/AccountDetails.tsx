import { formatAccountNo, MISSING } from "@member-wallet/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../notice/Notice.tsx";
import styles from "./AccountDetails.module.css";
import type { DepositAccount } from "../props.ts";

export interface AccountDetailsProps {
  readonly account: DepositAccount;
  /** Copies the number. */
  readonly copy: ReactNode;
  /** The operator detects the transfer: no slip is needed. */
  readonly auto: boolean;
}

/** The account to transfer to, with its number to copy, and which account to transfer from. */
export function AccountDetails({ account, copy, auto }: AccountDetailsProps) {
  const { t } = useTranslation("deposit");
  const { bank, name, number, currency } = account;
  const currencyWord = useCurrencyWord(currency);
  return (
    <>
      <dl className={styles.account}>
        <div className={styles.number}>
          <dt>{t("account.number")}</dt>
          <dd>{number === "" ? MISSING : formatAccountNo(number)}</dd>
          {number !== "" && <dd className={styles.copy}>{copy}</dd>}
        </div>
        <Detail term={t("account.name")}>{name === "" ? bank : name}</Detail>
        {currency !== "" && <Detail term={t("account.currency")}>{currencyWord}</Detail>}
      </dl>
      <Notice tone="warning">{t("account.registeredOnly")}</Notice>
      {auto && <Notice tone="info">{t("account.auto")}</Notice>}
    </>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useCurrencyWord(currency: string): string {
  const { t } = useTranslation("deposit");
  return currency === "LAK" || currency === "BAHT" ? t(`account.${currency}`) : currency;
}
