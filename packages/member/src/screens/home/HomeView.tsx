import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, ErrorState, Notice, VisuallyHidden } from "@member-wallet/ui";
import { ActionRowView } from "../../features/actions/ActionRowView.tsx";
import { ActionTilesView } from "../../features/actions/ActionTilesView.tsx";
import {
  BalancePanelView,
  type BalanceProblem,
  type BalanceState,
} from "../../features/balance/BalancePanelView.tsx";
import { GamesSkeleton } from "../../features/game/GamesSkeleton.tsx";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./HomeView.module.css";

interface HomeViewProps {
  balance: BalanceState;
  /** How old the balances are. */
  age: ReactNode;
  /** The invite bonus. */
  invite: ReactNode;
  /** There is an invite bonus to receive: it comes before the other actions. */
  inviteFirst: boolean;
  /** The wheel's tile, or refresh-all. */
  wheelTile: ReactNode;
  /** Money on its way; absent until the balances are loaded. */
  pending: ReactNode;
  /** Whether it is known if there is any: what is below shows only then, so that it does not move. */
  pendingKnown: boolean;
  /** The latest movements; absent until the balances are loaded. */
  movements: ReactNode;
  /** The games' carousels; absent until the balances are loaded. */
  games: ReactNode;
  /** How to reach support when the balance does not load. */
  support: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The member's home (§2): the balances, what to do with them, the games, and the latest movements. */
export function HomeView(props: HomeViewProps) {
  const {
    balance,
    age,
    invite,
    inviteFirst,
    wheelTile,
    pending,
    pendingKnown,
    movements,
    games,
    support,
    open,
  } = props;
  const { t } = useTranslation("member");
  const { problem } = balance;
  const waiting = !pendingKnown && problem === null;
  const more = useRef<HTMLDivElement>(null);

  function showMore() {
    more.current?.scrollIntoView({ block: "start" });
    more.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{t("home.heading")}</h1>
      </VisuallyHidden>
      <div className={styles.money}>
        <BalancePanelView {...balance} age={age} />
        <ActionRowView open={open} onMore={showMore} />
        {/* Below the row, which must not move: both are known later than the balance. */}
        {problem !== null && <BalanceProblemNotice problem={problem} support={support} />}
        {pending}
        <div className={styles.rest} data-waiting={waiting}>
          {inviteFirst && invite}
          <div ref={more}>
            <ActionTilesView wheel={wheelTile} open={open} />
          </div>
          {!inviteFirst && invite}
        </div>
      </div>
      <div className={styles.games} data-waiting={waiting}>
        {games ||
          (problem === null ? (
            <GamesSkeleton />
          ) : (
            <ErrorState message={t("home.gamesFailed")} pending={problem.retrying} onRetry={problem.retry} />
          ))}
      </div>
      <div className={styles.movements} data-waiting={waiting}>
        {movements}
      </div>
    </div>
  );
}

interface BalanceProblemNoticeProps {
  problem: BalanceProblem;
  support: ReactNode;
}

/** Why the balance did not load, and what to do; that it did not stands in its panel. */
function BalanceProblemNotice({ problem, support }: BalanceProblemNoticeProps) {
  const { t } = useTranslation("ui");
  return (
    <Notice
      tone="warning"
      announced
      action={
        <div className={styles.remedies}>
          <Button size="small" pending={problem.retrying} onClick={problem.retry}>
            {t("tryAgain")}
          </Button>
          {support}
        </div>
      }
    >
      {problem.message}
    </Notice>
  );
}
