import { useTranslation } from "react-i18next";
import type { BreakHours } from "@member-wallet/domain";
import { useConfirm } from "@member-wallet/ui";
import { useBeginBreak } from "../../protection/useBeginBreak.ts";
import { useBreak } from "../../protection/useBreak.ts";
import { BreakNotice } from "../../protection/BreakNotice.tsx";
import { BreakChoiceView } from "./BreakChoiceView.tsx";

/** Taking a break: asked twice, and from then on how long it lasts. */
export function BreakChoice() {
  const { t } = useTranslation("profile");
  const confirm = useConfirm();
  const taken = useBreak();
  const begin = useBeginBreak();

  async function ask(hours: BreakHours) {
    const length = t(`protection.break.hours.${hours}`);
    const wants = await confirm({
      title: t("protection.break.ask", { length }),
      body: t("protection.break.askText"),
      confirmLabel: t("protection.break.next"),
    });
    if (!wants) return;
    const sure = await confirm({
      title: t("protection.break.askAgain"),
      body: t("protection.break.askAgainText"),
      confirmLabel: t("protection.break.begin"),
    });
    if (sure) begin?.(hours);
  }

  if (taken.kind === "on") return <BreakNotice until={taken.until} />;
  return begin !== null && taken.kind === "none" && <BreakChoiceView onChoose={(hours) => void ask(hours)} />;
}
