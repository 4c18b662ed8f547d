import { formatAmount, sumBalances } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { useConfirm } from "../../feedback/useConfirm.ts";
import type { TransferAction, TransferGame } from "./props.ts";
import styles from "./TransferForm.module.css";

interface CollectButtonProps {
  readonly games: readonly TransferGame[];
  /** Whether `games` is complete. */
  readonly allGames: boolean;
  /** The call that is being sent; `null` for none. */
  readonly pending: TransferAction | null;
  readonly onCollect: () => Promise<unknown>;
}

/** Moves the balances of all games into the wallet, after a confirm with the sum. Absent when no game has any. */
export function CollectButton({ games, allGames, pending, onCollect }: CollectButtonProps) {
  const { t } = useTranslation("transfer");
  const confirm = useConfirm();
  const holding = games.filter(({ balance }) => balance === null || balance > 0);
  if (allGames && holding.length === 0) return null;
  const total = sumBalances(
    holding.map(({ balance }) => ({ amount: balance })),
    allGames,
  );

  async function ask(): Promise<void> {
    await confirm({
      title: t("collect.title"),
      body: total.complete
        ? t("collect.body", { amount: formatAmount(total.amount), count: holding.length })
        : t("collect.bodyUnknown"),
      confirmLabel: t("collect.confirm"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: onCollect,
    });
  }

  return (
    <div className={styles.collect}>
      <Button
        variant="quiet"
        block
        pending={pending === "collect"}
        disabled={pending === "transfer"}
        onClick={() => void ask()}
      >
        {t("collect.title")}
      </Button>
    </div>
  );
}
