import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type DepositLimits,
  formatAmount,
  formatDateTime,
  type KeptLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  parseAmount,
  type Satang,
} from "@member-wallet/domain";
import { AmountField, FormShell, Heading, useClock, useFormValidation } from "@member-wallet/ui";
import paragraph from "./paragraph.module.css";

interface DepositLimitsViewProps {
  kept: KeptLimits;
  /** The backend keeps the limits, wherever the member logs in. */
  binding: boolean;
  pending: boolean;
  /** Why the last save failed; `null` when it did not. */
  error: string | null;
  onSave: (wanted: DepositLimits) => void | Promise<void>;
}

/** Limits of deposits that the member sets, by day, week and month (§2 Player protection). */
export function DepositLimitsView({ kept, binding, pending, error, onSave }: DepositLimitsViewProps) {
  const { t } = useTranslation("profile");
  const now = useClock()();
  const wanted = kept.later?.limits ?? kept.now;
  const waits = kept.later !== null && kept.later.from > now ? kept.later.from : null;
  // Limits that a backend answers later fill what was not typed.
  const [typed, setTyped] = useState<Partial<Record<LimitPeriod, string>>>({});
  const texts = { ...textsOf(wanted), ...typed };
  const read = LIMIT_PERIODS.map((period) => ({ period, parsed: parseAmount(texts[period]) }));
  const problems: Partial<Record<LimitPeriod, string>> = {};
  const limits: Partial<Record<LimitPeriod, Satang>> = {};
  for (const { period, parsed } of read) {
    if (parsed.kind === "amount") limits[period] = parsed.amount;
    else if (parsed.kind !== "empty") problems[period] = t("protection.limits.invalid");
  }
  const form = useFormValidation({ problems, refusal: error, onValid: () => onSave(limits) });
  return (
    <section aria-label={t("protection.limits.heading")}>
      <Heading level={3} size={3}>
        {t("protection.limits.heading")}
      </Heading>
      <p className={paragraph.text}>{t("protection.limits.text")}</p>
      <p className={paragraph.text}>{t(binding ? "protection.limits.binding" : "protection.limits.here")}</p>
      <FormShell
        onSubmit={form.submit}
        pending={pending}
        error={form.refusal}
        submitLabel={t("protection.limits.save")}
      >
        {LIMIT_PERIODS.map((period) => (
          <AmountField
            key={period}
            label={t(`protection.limits.per.${period}`)}
            value={texts[period]}
            onChange={(text) => {
              form.edited();
              setTyped({ ...typed, [period]: text });
            }}
            unit={t("protection.baht")}
            error={form.problems[period] ?? null}
          />
        ))}
      </FormShell>
      {waits !== null && (
        <output className={paragraph.text}>
          {t("protection.limits.later", { time: formatDateTime(waits) })}
        </output>
      )}
    </section>
  );
}

const text = (limit: Satang | undefined) => (limit === undefined ? "" : formatAmount(limit));

function textsOf({ day, week, month }: DepositLimits): Record<LimitPeriod, string> {
  return { day: text(day), week: text(week), month: text(month) };
}
