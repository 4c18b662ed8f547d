import {
  bahtFromSatang,
  checkQrAmount,
  formatAmount,
  formatCount,
  qrMinimum,
  qrPresets,
} from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { AmountField } from "../../field/AmountField.tsx";
import { useNoAmountText } from "../../field/useNoAmountText.ts";
import { FormShell } from "../../form/FormShell.tsx";
import type { QrDepositProps } from "./QrDeposit.tsx";

interface QrFormProps extends Pick<QrDepositProps, "maker" | "amount" | "onAmount" | "onCreate"> {
  readonly pending: boolean;
}

/** How much the QR is to be for. The button waits for an amount that the maker takes (§5). */
export function QrForm({ maker, amount, pending, onAmount, onCreate }: QrFormProps) {
  const { t } = useTranslation("deposit");
  const noAmount = useNoAmountText();
  const checked = checkQrAmount(maker, amount);
  const minimum = formatAmount(qrMinimum(maker));
  const choices = qrPresets(maker).map((preset) => {
    const baht = bahtFromSatang(preset);
    return { label: formatCount(baht), text: String(baht) };
  });
  return (
    <FormShell
      onSubmit={onCreate}
      pending={pending}
      error={null}
      submitLabel={t("qr.create")}
      disabled={checked.kind !== "ok"}
    >
      <AmountField
        label={t("qr.amount")}
        value={amount}
        onChange={onAmount}
        unit={t("baht")}
        placeholder="0.00"
        choices={choices}
        disabled={pending}
        hint={t("qr.minimum", { amount: minimum })}
        error={
          checked.kind === "malformed" || checked.kind === "too-precise"
            ? noAmount(checked.kind)
            : checked.kind === "too-small"
              ? t("qr.minimum", { amount: minimum })
              : null
        }
      />
    </FormShell>
  );
}
