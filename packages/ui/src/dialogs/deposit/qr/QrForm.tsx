import { bahtFromSatang, checkQrAmount, formatAmount, formatCount, qrPresets } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { AmountField } from "../../../field/AmountField.tsx";
import { useNoAmountText } from "../../../field/useNoAmountText.ts";
import { FormShell } from "../../../form/FormShell.tsx";
import type { QrDepositProps } from "./props.ts";

type QrFormProps = Pick<
  QrDepositProps,
  "provider" | "minimum" | "amount" | "pending" | "onAmount" | "onCreate"
>;

/** The amount of the QR. The button is disabled until this method accepts the amount (§5). */
export function QrForm({ provider, minimum, amount, pending, onAmount, onCreate }: QrFormProps) {
  const { t } = useTranslation("deposit");
  const noAmount = useNoAmountText();
  const checked = checkQrAmount(minimum, amount);
  const atLeast = t("qr.minimum", { amount: formatAmount(minimum) });
  const choices = qrPresets(provider, minimum).map((preset) => {
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
        placeholder="0.00"
        choices={choices}
        disabled={pending}
        hint={atLeast}
        error={
          checked.kind === "malformed" || checked.kind === "too-precise"
            ? noAmount(checked.kind)
            : checked.kind === "too-small"
              ? atLeast
              : null
        }
      />
    </FormShell>
  );
}
