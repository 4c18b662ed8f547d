import { checkTransfer, formatAmount, shareOf, type TransferDraft, WALLET } from "@member-wallet/domain";
import { ArrowUpDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../button/IconButton.tsx";
import { AmountField } from "../../field/AmountField.tsx";
import { FormShell } from "../../form/FormShell.tsx";
import { useFormValidation } from "../../form/useFormValidation.ts";
import { AccountField, type AccountOption } from "./AccountField.tsx";
import { CollectButton } from "./CollectButton.tsx";
import type { TransferAccounts, TransferDialogProps } from "./props.ts";
import styles from "./TransferForm.module.css";
import { TransferReview } from "./TransferReview.tsx";
import { useProblemText } from "./useProblemText.ts";

const PERCENTS = [25, 50, 75, 100] as const;

interface TransferFormProps extends Pick<
  TransferDialogProps,
  "draft" | "pending" | "closed" | "onDraftChange" | "onTransfer" | "onCollect"
> {
  readonly accounts: TransferAccounts;
}

/** The accounts, the amount, and the balances afterwards. */
export function TransferForm({
  accounts,
  draft,
  pending,
  closed,
  onDraftChange,
  onTransfer,
  onCollect,
}: TransferFormProps) {
  const { t } = useTranslation("transfer");
  const options = useAccountOptions(accounts);
  const balances = new Map(options.map(({ id, balance }) => [id, balance]));
  const checked = checkTransfer(draft, balances);
  const found = checked.kind === "not-ready" ? checked.problems : { from: null, to: null, amount: null };
  const { problems, submit } = useFormValidation({
    problems: found,
    early: {
      to: found.to?.kind === "same-account" ? found.to : null,
      amount: found.amount?.kind === "not-enough" ? found.amount : null,
    },
    onValid: () => {
      if (checked.kind === "ready") onTransfer(checked.intent);
    },
  });
  const problemText = useProblemText();
  const refused = draft.to !== null && draft.to !== WALLET ? closed : null;
  const available = draft.from === null ? null : (balances.get(draft.from) ?? null);

  const shares = PERCENTS.flatMap((percent) => {
    const share = shareOf(available, percent);
    const label = percent === 100 ? t("all") : t("percent", { percent });
    return share === null ? [] : [{ label, text: formatAmount(share) }];
  });

  // While a call runs, the draft stays what is being sent.
  const change = (changes: Partial<TransferDraft>) => {
    if (pending === null) onDraftChange({ ...draft, ...changes });
  };

  return (
    <div className={styles.form} data-updating={accounts.updating}>
      <FormShell
        onSubmit={submit}
        pending={pending === "transfer"}
        error={null}
        submitLabel={t("submit")}
        disabled={pending === "collect" || refused !== null}
      >
        <AccountField
          label={t("from")}
          options={options}
          value={draft.from}
          // Most money from a game goes into the wallet.
          onChange={(from) => change({ from, to: draft.to ?? (from === WALLET ? null : WALLET) })}
          error={problems.from && problemText.account(problems.from)}
        />
        <div className={styles.swap}>
          <IconButton
            label={t("swap")}
            icon={ArrowUpDown}
            variant="raised"
            onClick={() => change({ from: draft.to, to: draft.from })}
          />
        </div>
        <AccountField
          label={t("to")}
          options={options}
          value={draft.to}
          onChange={(to) => change({ to })}
          error={problems.to && problemText.account(problems.to)}
        />
        <AmountField
          label={t("amount")}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          placeholder="0.00"
          choices={shares}
          hint={t("minimumHint")}
          error={problems.amount && problemText.amount(problems.amount)}
        />
        {refused}
        {checked.kind === "ready" && refused === null && (
          <TransferReview intent={checked.intent} accounts={options} />
        )}
      </FormShell>
      <CollectButton
        games={accounts.games}
        allGames={accounts.allGames}
        pending={pending}
        onCollect={onCollect}
      />
    </div>
  );
}

function useAccountOptions({ wallet, games }: TransferFormProps["accounts"]): readonly AccountOption[] {
  const { t } = useTranslation("transfer");
  return [
    { id: WALLET, name: t("wallet"), balance: wallet },
    ...games.map(({ code, name, balance }) => ({ id: code, name, balance })),
  ];
}
