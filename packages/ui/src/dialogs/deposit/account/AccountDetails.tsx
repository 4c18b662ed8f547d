import {
  formatAccountNo,
  formatAmount,
  formatCount,
  MISSING,
  unitsPerBaht,
  unitsWorth,
} from "@member-wallet/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountNo } from "../../../account-no/AccountNo.tsx";
import { TextLink } from "../../../link/TextLink.tsx";
import { Notice } from "../../../notice/Notice.tsx";
import { MultilingualText } from "../../../text/MultilingualText.tsx";
import styles from "./AccountDetails.module.css";
import type { DepositAccount } from "../props.ts";

/** The operator's account and the member's, between which the money is transferred. */
export interface AccountDetailsProps {
  readonly account: DepositAccount;
  /** Copies the number. */
  readonly copy: ReactNode;
  /** The operator detects the transfer: no slip is needed. */
  readonly auto: boolean;
  /** The registered account, from which the member must transfer, as its bank and masked number; empty if not known. */
  readonly from: string;
  /** Link to the statement, where a transfer without a slip appears. */
  readonly statementHref: string;
}

/** The account to transfer to, with its number to copy, which account to transfer from, and what follows. */
export function AccountDetails({ account, copy, auto, from, statementHref }: AccountDetailsProps) {
  const { t } = useTranslation("deposit");
  const { bank, name, number, currency, rate, minimum } = account;
  const currencyWord = useCurrencyWord(currency);
  const isForeign = currency !== "" && currency !== "BAHT";
  return (
    <>
      <dl className={styles.account}>
        <div className={styles.number}>
          <dt>{t("account.number")}</dt>
          <dd>{number === "" ? MISSING : <AccountNo>{formatAccountNo(number)}</AccountNo>}</dd>
          {number !== "" && <dd className={styles.copy}>{copy}</dd>}
        </div>
        <Detail term={t("account.name")}>
          <MultilingualText text={name === "" ? bank : name} />
        </Detail>
        {currency !== "" && <Detail term={t("account.currency")}>{currencyWord}</Detail>}
        {isForeign && rate !== null && (
          <>
            <Detail term={t("account.rate")}>
              {t("account.unitsPerBaht", { units: unitsPerBaht(rate), currency: currencyWord })}
            </Detail>
            {minimum !== null && (
              <Detail term={t("account.minimum")}>
                {t("account.minimumUnits", {
                  units: formatCount(unitsWorth(minimum, rate)),
                  currency: currencyWord,
                  amount: formatAmount(minimum),
                })}
              </Detail>
            )}
          </>
        )}
        {isForeign && rate === null && <Detail term={t("account.rate")}>{t("account.converted")}</Detail>}
      </dl>
      <Notice tone="warning">
        {t("account.registeredOnly")}
        {from !== "" && (
          <p className={styles.from}>
            <MultilingualText text={t("account.yours", { account: from })} />
          </p>
        )}
      </Notice>
      {auto && <NextSteps statementHref={statementHref} />}
    </>
  );
}

const STEPS = ["step1", "step2"] as const;

/** After the number is copied, where no slip follows. */
function NextSteps({ statementHref }: Pick<AccountDetailsProps, "statementHref">) {
  const { t } = useTranslation("deposit");
  return (
    <section className={styles.next} aria-label={t("account.next.heading")}>
      <h4 className={styles.nextHeading}>{t("account.next.heading")}</h4>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`account.next.${step}`)}</li>
        ))}
        <li>{t("account.auto")}</li>
      </ol>
      <TextLink to={statementHref} variant="standalone">
        {t("openStatement")}
      </TextLink>
    </section>
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
