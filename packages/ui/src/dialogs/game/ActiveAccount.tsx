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
  const { account, opening, wallet, phase, statementHref, onResend } = props;
  return (
    <div className={styles.content}>
      <dl className={styles.balances}>
        <div className={styles.balance} data-main="true">
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
      {opening.launch !== "none" && <PlayButtons {...props} />}
      <CallOutcomeNotice phase={phase} statementHref={statementHref} onResend={onResend} />
      <Movements {...props} />
      <AppLinks account={account} />
      <LoginDetails {...props} />
    </div>
  );
}

/** With money in the wallet the member chooses: move it in and play, or play with the game's balance. */
function PlayButtons({ opening, wallet, phase, onPlay, onMoveInAndPlay }: ActiveAccountProps) {
  const { t } = useTranslation("game");
  const call = callState(phase);
  if (!isPositive(wallet)) {
    return (
      <Button variant="primary" icon={Gamepad2} block {...call("play")} onClick={onPlay}>
        {t("play")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" icon={Gamepad2} block {...call("move-in-and-play")} onClick={onMoveInAndPlay}>
        {t("moveInAndPlay", { amount: formatAmount(wallet) })}
      </Button>
      <Button icon={Gamepad2} block {...call("play")} onClick={onPlay}>
        {isPositive(opening.balance)
          ? t("playWithInside", { amount: formatAmount(opening.balance) })
          : t("playWithoutMoving")}
      </Button>
    </>
  );
}

function Movements({ opening, wallet, phase, onMoveIn, onMoveOut, onOtherAmount }: ActiveAccountProps) {
  const { t } = useTranslation("game");
  const call = callState(phase);
  return (
    <div className={styles.movements}>
      <Button size="small" {...call("move-in", !isPositive(wallet))} onClick={onMoveIn} block>
        {t("moveIn")}
      </Button>
      <Button size="small" {...call("move-out", !isPositive(opening.balance))} onClick={onMoveOut} block>
        {t("moveOut")}
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
