import { formatAmount, formatGameCredit, type Satang } from "@member-wallet/domain";
import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { Button } from "../../button/Button.tsx";
import { AppLinks } from "./AppLinks.tsx";
import { type ActiveOpening, callState } from "./call-state.ts";
import { CallOutcomeNotice } from "./CallOutcomeNotice.tsx";
import styles from "./GameDialog.module.css";
import { LoginDetails } from "./LoginDetails.tsx";
import type { GameAccount, GameDialogProps } from "./props.ts";

interface ActiveAccountProps extends Omit<GameDialogProps, "content"> {
  readonly account: GameAccount;
  readonly opening: ActiveOpening;
  readonly wallet: Satang | null;
}

/** An active account: its balance, playing, moving money, and its login. */
export function ActiveAccount(props: ActiveAccountProps) {
  const { t } = useTranslation("game");
  const { account, opening, wallet, unresolved } = props;
  const login = <LoginDetails {...props} />;
  // A link to the provider's page or app ends at a log-in, which is copied before.
  const loginFirst = opening.launch !== "auto-login";
  return (
    <div className={styles.content}>
      <dl className={styles.balances}>
        <div className={styles.balance}>
          <dt>{t("balance")}</dt>
          <dd>
            <Amount amount={opening.balance} unit={t("baht")} size="large" />
            <span className={styles.credit}>
              {t("credit", { figure: formatGameCredit(opening.balance, opening.rate) })}
            </span>
          </dd>
        </div>
        <div className={styles.balance}>
          <dt>{t("wallet")}</dt>
          <dd>
            <Amount amount={wallet} unit={t("baht")} />
          </dd>
        </div>
      </dl>
      {loginFirst && login}
      {opening.launch !== "none" && <PlayButtons {...props} />}
      <CallOutcomeNotice {...props} />
      {unresolved ?? <Movements {...props} />}
      {!loginFirst && login}
      <AppLinks account={account} />
    </div>
  );
}

/**
 * With money in the wallet the member chooses: move it in and play, or play with the game's balance. The strongest
 * button moves no money.
 */
function PlayButtons(props: ActiveAccountProps) {
  const { opening, wallet, unresolved, onPlay, onMoveInAndPlay } = props;
  const { t } = useTranslation("game");
  const call = callState(props);
  const { balance } = opening;
  if (!isPositive(wallet)) {
    return (
      <Button variant="primary" icon={Gamepad2} block {...call("play")} onClick={onPlay}>
        {t("play")}
      </Button>
    );
  }
  return (
    <div className={styles.play}>
      <Button variant="primary" icon={Gamepad2} block {...call("play")} onClick={onPlay}>
        {isPositive(balance)
          ? t("playWithInside", { amount: formatAmount(balance) })
          : t("playWithoutMoving")}
      </Button>
      {unresolved === null && (
        <Button icon={Gamepad2} block {...call("move-in-and-play")} onClick={onMoveInAndPlay}>
          {t("moveInAndPlay", { amount: formatAmount(wallet) })}
        </Button>
      )}
    </div>
  );
}

/** Each label names the amount that moves, because one press moves all of it. */
function Movements(props: ActiveAccountProps) {
  const { opening, wallet, onMoveIn, onMoveOut, onOtherAmount } = props;
  const { t } = useTranslation("game");
  const call = callState(props);
  const { balance } = opening;
  return (
    <div className={styles.movements}>
      <Button size="small" {...call("move-in", !isPositive(wallet))} onClick={onMoveIn} block>
        {isPositive(wallet) ? t("moveInAmount", { amount: formatAmount(wallet) }) : t("moveIn")}
      </Button>
      <Button size="small" {...call("move-out", !isPositive(balance))} onClick={onMoveOut} block>
        {isPositive(balance) ? t("moveOutAmount", { amount: formatAmount(balance) }) : t("moveOut")}
      </Button>
      <div className={styles.other}>
        <Button variant="quiet" {...call(null)} onClick={onOtherAmount} block>
          {t("otherAmount")}
        </Button>
      </div>
    </div>
  );
}

function isPositive(amount: Satang | null): amount is Satang {
  return amount !== null && amount > 0;
}
