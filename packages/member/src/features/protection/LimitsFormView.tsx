import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  formatAmount,
  formatDateTime,
  type KeptLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  type OwnLimits,
  parseAmount,
  type Satang,
} from "@member-wallet/domain";
import { AmountField, FormShell, Heading, TextField, useClock, useFormValidation } from "@member-wallet/ui";
import paragraph from "./paragraph.module.css";
import { parseMinutes } from "./parse-minutes.ts";

interface LimitsFormViewProps {
  kept: KeptLimits;
  /** The backend keeps the limits, wherever the member logs in. */
  binding: boolean;
  pending: boolean;
  /** Why the last save failed; `null` when it did not. */
  error: string | null;
  onSave: (wanted: OwnLimits) => void | Promise<void>;
}

type Field = LimitPeriod | "minutesPerDay";

/** Limits that the member sets: of deposits by day, week and month, and of time per day (§2 Player protection). */
export function LimitsFormView({ kept, binding, pending, error, onSave }: LimitsFormViewProps) {
  const { t } = useTranslation("profile");
  const now = useClock()();
  const wanted = kept.later?.limits ?? kept.now;
  const waits = kept.later !== null && kept.later.from > now ? kept.later.from : null;
  // Limits that a backend answers later fill what was not typed.
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const texts = { ...textsOf(wanted), ...typed };
  const { limits, problems } = readFields(texts, {
    amount: t("protection.limits.invalid"),
    minutes: t("protection.limits.invalidMinutes"),
  });
  const form = useFormValidation({ problems, refusal: error, onValid: () => onSave(limits) });
  const fieldOf = (field: Field) => ({
    label: t(`protection.limits.per.${field}`),
    value: texts[field],
    onChange: (text: string) => {
      form.edited();
      setTyped({ ...typed, [field]: text });
    },
    error: form.problems[field] ?? null,
  });
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
          <AmountField key={period} {...fieldOf(period)} />
        ))}
        <TextField
          {...fieldOf("minutesPerDay")}
          hint={t("protection.limits.timeHint")}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
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

function textsOf({ day, week, month, minutesPerDay }: OwnLimits): Record<Field, string> {
  return { day: text(day), week: text(week), month: text(month), minutesPerDay: String(minutesPerDay ?? "") };
}

/** The limits as typed, and what is wrong at which field. @param wrong says what an amount and what minutes are. */
function readFields(texts: Record<Field, string>, wrong: { amount: string; minutes: string }) {
  const limits: { -readonly [Limit in keyof OwnLimits]: OwnLimits[Limit] } = {};
  const problems: Partial<Record<Field, string>> = {};
  for (const period of LIMIT_PERIODS) {
    const parsed = parseAmount(texts[period]);
    if (parsed.kind === "amount") limits[period] = parsed.amount;
    else if (parsed.kind !== "empty") problems[period] = wrong.amount;
  }
  const minutes = parseMinutes(texts.minutesPerDay);
  if (minutes.kind === "minutes") limits.minutesPerDay = minutes.minutes;
  else if (minutes.kind === "malformed") problems.minutesPerDay = wrong.minutes;
  return { limits, problems };
}
