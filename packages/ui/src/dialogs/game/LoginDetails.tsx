import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { IconButton } from "../../button/IconButton.tsx";
import { CopyButton } from "../../copy-button/CopyButton.tsx";
import { useConfirm } from "../../feedback/useConfirm.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { Heading } from "../../text/Heading.tsx";
import { type ActiveOpening, callState } from "./call-state.ts";
import styles from "./GameDialog.module.css";
import type { GameDialogProps, GameLogin } from "./props.ts";

interface LoginDetailsProps extends Pick<
  GameDialogProps,
  "phase" | "moving" | "onResetPassword" | "onResetBack"
> {
  readonly opening: ActiveOpening;
}

/** The account's login with the provider, to copy, and a new password for it. */
export function LoginDetails(props: LoginDetailsProps) {
  const { opening } = props;
  const { t } = useTranslation("game");
  return (
    <section className={styles.login}>
      <Heading level={3} size={3}>
        {t("login.heading")}
      </Heading>
      {opening.launch === "web-link" && <p className={styles.hint}>{t("login.needed")}</p>}
      <LoadableContent
        content={opening.login}
        skeleton={
          <ContentSkeleton>
            <LoginRows login={{ username: SAMPLE_TEXT, password: "" }} />
          </ContentSkeleton>
        }
      >
        {(login) => <LoginRows login={login} />}
      </LoadableContent>
      <ResetButton {...props} />
    </section>
  );
}

function LoginRows({ login }: { readonly login: GameLogin }) {
  const { t } = useTranslation("game");
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>{t("login.username")}</dt>
        <dd>
          <span className={styles.secret}>{login.username}</span>
          <CopyButton text={login.username} label={t("login.username")} />
        </dd>
      </div>
      <PasswordRow password={login.password} />
    </dl>
  );
}

/** Hidden until revealed; the number of dots is constant. */
function PasswordRow({ password }: { readonly password: string }) {
  const { t } = useTranslation("game");
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.row}>
      <dt>{t("login.password")}</dt>
      <dd>
        <span className={styles.secret}>{shown ? password : "••••••••"}</span>
        <IconButton
          label={shown ? t("login.hide") : t("login.show")}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
        <CopyButton text={password} label={t("login.password")} secret />
      </dd>
    </div>
  );
}

function ResetButton(props: LoginDetailsProps) {
  const { t } = useTranslation("game");
  const confirm = useConfirm();
  async function ask(): Promise<void> {
    await confirm({
      title: t("reset.title"),
      body: t("reset.body"),
      confirmLabel: t("reset.confirm"),
      tone: "danger",
      // The question stays until the answer: a second press must not reach what is behind it.
      run: props.onResetPassword,
      onBack: props.onResetBack,
    });
  }
  return (
    <Button variant="quiet" size="small" {...callState(props)("reset-password")} onClick={() => void ask()}>
      {t("reset.title")}
    </Button>
  );
}
