import { formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { SelectField } from "../../field/SelectField.tsx";

/** The wallet or a game account, as it is offered. */
export interface AccountOption {
  readonly id: string;
  readonly name: string;
  readonly balance: Satang | null;
}

interface AccountFieldProps {
  readonly label: string;
  readonly options: readonly AccountOption[];
  /** One that is not among the options shows as not chosen. */
  readonly value: string | null;
  readonly onChange: (account: string) => void;
  readonly error: string | null | undefined;
}

/** One side of a transfer; every option has its balance, and the label shows the chosen one's. */
export function AccountField({ label, options, value, onChange, error }: AccountFieldProps) {
  const { t } = useTranslation("transfer");
  const chosen = options.find(({ id }) => id === value);
  return (
    <SelectField
      label={label}
      value={chosen?.id ?? ""}
      onChange={onChange}
      options={options.map(({ id, name, balance }) => ({
        value: id,
        label: t("accountOption", { name, amount: formatAmount(balance) }),
      }))}
      error={error}
      aside={chosen && <Amount amount={chosen.balance} size="small" />}
    />
  );
}
