import { useTranslation } from "react-i18next";
import { Button, Countdown, FormShell, Notice, OneTimeCodeField, Text, TextLink } from "@member-wallet/ui";
import styles from "./CodeStepView.module.css";
import { stepPath } from "./steps.ts";

interface CodeStepViewProps {
  code: string;
  /** The error of the field; `null` for none. */
  error: string | null;
  /** Why the step failed; shown under the form. */
  failure: string | null;
  /** The reference of the message with the code; empty when it has none. */
  reference: string;
  /** The code is being checked. */
  pending: boolean;
  /** When a new code may be sent, local epoch milliseconds; `null` when it may be sent now. */
  resendAt: number | null;
  resending: boolean;
  /** A new code was sent. */
  resent: boolean;
  onChange: (code: string) => void;
  onSubmit: () => void | Promise<unknown>;
  onResend: () => void;
  /** Called when `resendAt` is reached. */
  onExpire: () => void;
}

/** Step 2 of a registration: the one-time code with its reference, and a new one after a minute (§2, §8). */
export function CodeStepView(props: CodeStepViewProps) {
  const { code, error, failure, reference, pending, resendAt, resending, resent } = props;
  const { t } = useTranslation("register");
  return (
    <FormShell
      onSubmit={props.onSubmit}
      pending={pending}
      error={failure}
      submitLabel={t("next")}
      secondary={
        <div className={styles.actions}>
          {resendAt === null ? (
            <Button variant="quiet" pending={resending} onClick={props.onResend}>
              {t("code.resend")}
            </Button>
          ) : (
            <div className={styles.wait}>
              <Text size={2} tone="muted">
                {t("code.resendLater")}
              </Text>
              <Countdown key={resendAt} deadline={resendAt} onExpire={props.onExpire} />
            </div>
          )}
          <TextLink to={stepPath("phone")}>{t("code.changePhone")}</TextLink>
        </div>
      }
    >
      {resent && (
        <Notice tone="positive" announced>
          {t("code.resent")}
        </Notice>
      )}
      <OneTimeCodeField
        label={t("code.label")}
        name="code"
        aside={reference === "" ? undefined : t("code.reference", { reference })}
        value={code}
        error={error}
        onChange={props.onChange}
      />
    </FormShell>
  );
}
