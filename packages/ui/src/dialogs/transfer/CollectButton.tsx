import { formatAmount, sumSatang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { useConfirm } from "../../feedback/feedback-context.ts";
import type { TransferGame, TransferPhase } from "./props.ts";
import styles from "./TransferForm.module.css";

interface CollectButtonProps {
  readonly games: readonly TransferGame[];
  readonly phase: TransferPhase;
  readonly onCollect: () => void;
}

/** Everything of all games into the wallet, after a confirm that says how much. Absent when no game can hold any. */
export function CollectButton({ games, phase, onCollect }: CollectButtonProps) {
  const { t } = useTranslation("transfer");
  const confirm = useConfirm();
  const known = games.flatMap(({ balance }) => (balance === null || balance <= 0 ? [] : [balance]));
  const allKnown = games.every(({ balance }) => balance !== null);
  if (games.length === 0 || (allKnown && known.length === 0)) return null;

  const collecting = phase.kind === "pending" && phase.action === "collect";
  async function ask(): Promise<void> {
    const confirmed = await confirm({
      title: t("collect.title"),
      body: allKnown
        ? t("collect.body", { amount: formatAmount(sumSatang(known)), games: known.length })
        : t("collect.bodyUnknown"),
      confirmLabel: t("collect.confirm"),
    });
    if (confirmed) onCollect();
  }

  return (
    <div className={styles.collect}>
      <Button
        variant="quiet"
        block
        pending={collecting}
        disabled={phase.kind === "pending" && !collecting}
        onClick={() => void ask()}
      >
        {t("collect.title")}
      </Button>
    </div>
  );
}
