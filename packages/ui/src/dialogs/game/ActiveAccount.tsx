import { formatGameCredit } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { AppLinks } from "./AppLinks.tsx";
import type { ActiveAccountProps } from "./call-state.ts";
import { CallOutcomeNotice } from "./CallOutcomeNotice.tsx";
import styles from "./GameDialog.module.css";
import { LoginDetails } from "./LoginDetails.tsx";
import { MoveForm } from "./MoveForm.tsx";
import { PlayButton } from "./PlayButton.tsx";

/** An active account: its balance, playing, moving money, and its login. */
export function ActiveAccount(props: ActiveAccountProps) {
  const { t } = useTranslation("game");
  const { account, opening, wallet, unresolved, closed } = props;
  const login = closed === null && <LoginDetails {...props} />;
  // A link to the provider's page or app ends at a log-in, which is copied before.
  const loginFirst = opening.launch !== "auto-login";
  return (
    <div className={styles.content}>
      <dl className={styles.balances}>
        <div className={styles.balance}>
          <dt>{t("balance")}</dt>
          <dd>
            <Amount amount={opening.balance} size="large" />
            <span className={styles.credit}>
              {t("credit", { figure: formatGameCredit(opening.balance, opening.rate) })}
            </span>
          </dd>
        </div>
        <div className={styles.balance}>
          <dt>{t("wallet")}</dt>
          <dd>
            <Amount amount={wallet} />
          </dd>
        </div>
      </dl>
      {loginFirst && login}
      {closed ?? (opening.launch !== "none" && <PlayButton {...props} />)}
      <CallOutcomeNotice {...props} />
      {unresolved ?? <MoveForm {...props} />}
      {!loginFirst && login}
      {closed === null && <AppLinks account={account} />}
    </div>
  );
}
