import { LockOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { CallOutcomeNotice } from "./CallOutcomeNotice.tsx";
import styles from "./GameDialog.module.css";
import type { GameDialogProps } from "./props.ts";

type InactiveAccountProps = Pick<GameDialogProps, "phase" | "support" | "onActivate" | "onResend">;

/** An account that is not active yet: one action. */
export function InactiveAccount({ phase, support, onActivate, onResend }: InactiveAccountProps) {
  const { t } = useTranslation("game");
  return (
    <div className={styles.content}>
      <EmptyState
        icon={LockOpen}
        title={t("inactive.title")}
        message={t("inactive.text")}
        action={
          <Button variant="primary" pending={phase.kind === "pending"} onClick={onActivate}>
            {t("activate")}
          </Button>
        }
      />
      <CallOutcomeNotice phase={phase} support={support} onResend={onResend} />
    </div>
  );
}
