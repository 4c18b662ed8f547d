import { useTranslation } from "react-i18next";
import { readTimeCheck, TIME_CHECKS, type TimeCheck } from "@member-wallet/domain";
import { Heading, SegmentedControl } from "@member-wallet/ui";
import paragraph from "./paragraph.module.css";

interface TimeCheckChoiceViewProps {
  every: TimeCheck;
  onChoose: (every: TimeCheck) => void;
}

/** How often the member is asked whether to go on (§2 Player protection). */
export function TimeCheckChoiceView({ every, onChoose }: TimeCheckChoiceViewProps) {
  const { t } = useTranslation("profile");
  return (
    <section aria-label={t("protection.time.heading")}>
      <Heading level={3} size={3}>
        {t("protection.time.heading")}
      </Heading>
      <p className={paragraph.text}>{t("protection.time.text")}</p>
      <SegmentedControl
        label={t("protection.time.every")}
        segments={TIME_CHECKS.map((each) => ({
          value: String(each),
          label: each === "off" ? t("protection.time.off") : String(each),
        }))}
        value={String(every)}
        onChange={(value) => onChoose(readTimeCheck(value) ?? every)}
      />
    </section>
  );
}
