import { useTranslation } from "react-i18next";
import type { BreakHours } from "@member-wallet/domain";
import { useConfirm, useToast } from "@member-wallet/ui";
import { useKeptByBackend } from "../../protection/kept-by-backend.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { useBreak } from "../../protection/useBreak.ts";
import { BreakNotice } from "../../protection/BreakNotice.tsx";
import type { OwnProtection } from "./useOwnProtection.ts";
import { BreakChoiceView } from "./BreakChoiceView.tsx";

/** Taking a break: asked twice, and from then on how long it lasts. */
export function BreakChoice({ own }: { own: OwnProtection | null }) {
  const { t } = useTranslation("profile");
  const confirm = useConfirm();
  const taken = useBreak();
  const binding = useKeptByBackend();
  const toast = useToast();
  const textOf = useErrorText();

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
      body: t(binding ? "protection.break.askAgainBinding" : "protection.break.askAgainText"),
      confirmLabel: t("protection.break.begin"),
    });
    if (!sure) return;
    const error = await own?.takeBreak(hours);
    if (!error) return;
    const text =
      error.kind === "outcome-unknown"
        ? t("protection.break.unknown")
        : `${textOf(error)} ${t("protection.break.onlyHere")}`;
    toast({ tone: "warning", text });
  }

  if (taken.kind === "on") return <BreakNotice until={taken.until} />;
  return (
    own !== null &&
    taken.kind === "none" && <BreakChoiceView binding={binding} onChoose={(hours) => void ask(hours)} />
  );
}
