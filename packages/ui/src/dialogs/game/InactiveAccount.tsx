import { LockOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import styles from "./GameDialog.module.css";
import type { GameDialogProps } from "./props.ts";

type InactiveAccountProps = Pick<GameDialogProps, "activation" | "onActivate">;

/** An account that is not active yet: one action. */
export function InactiveAccount({ activation, onActivate }: InactiveAccountProps) {
  const { t } = useTranslation("game");
  const { pending, refusal, unresolved } = activation;
  return (
    <div className={styles.content}>
      <EmptyState
        icon={LockOpen}
        title={t("inactive.title")}
        message={t("inactive.text")}
        action={
          unresolved === null && (
            <Button variant="primary" pending={pending} onClick={onActivate}>
              {t("activate")}
            </Button>
          )
        }
      />
      {unresolved}
      {refusal !== null && (
        <Notice tone="danger" announced>
          {refusal}
        </Notice>
      )}
    </div>
  );
}
