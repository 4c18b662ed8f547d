import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Button, type ButtonVariant } from "../button/Button.tsx";
import { Notice } from "../notice/Notice.tsx";
import styles from "./FormShell.module.css";

/** The fields of a form, and how its submit fares. */
export interface FormShellProps {
  /** Called once per press; while its promise runs, or while `pending`, further presses do nothing. */
  readonly onSubmit: () => void | Promise<unknown>;
  /** The submit is running. Required, so that no form forgets it. */
  readonly pending: boolean;
  /** Why the last submit failed; `null` when it did not. Required, so that no form hides it. */
  readonly error: ReactNode;
  readonly submitLabel: string;
  readonly children: ReactNode;
  readonly submitVariant?: ButtonVariant;
  /** Prefer an enabled button that shows what is missing when pressed. */
  readonly disabled?: boolean;
  /** Below the submit button, such as "Cancel". */
  readonly secondary?: ReactNode;
  /** Name for screen readers where the form has no heading. */
  readonly label?: string;
}

/** A form with its error and its submit button; guarded against a second submit before React renders the first. */
export function FormShell({
  onSubmit,
  pending,
  error,
  submitLabel,
  children,
  submitVariant = "primary",
  disabled = false,
  secondary,
  label,
}: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [submits, setSubmits] = useState(0);

  // Runs after the caller has rendered its own problems, or the server's: the first invalid field takes the focus.
  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);

  const failed = error !== null && error !== undefined && error !== "";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current || pending || disabled) return;
    running.current = true;
    try {
      const from = document.activeElement;
      const run = onSubmit();
      setSubmits((count) => count + 1);
      await run;
      // Members who have gone on meanwhile stay where they are.
      if ([from, document.body].includes(document.activeElement)) setSubmits((count) => count + 1);
    } finally {
      running.current = false;
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={label}
      aria-busy={pending || undefined}
      onSubmit={submit}
    >
      {children}
      <div role="alert" className={styles.error} data-empty={!failed}>
        {failed && <Notice tone="danger">{error}</Notice>}
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant={submitVariant} pending={pending} disabled={disabled} block>
          {submitLabel}
        </Button>
      </div>
      {secondary !== undefined && <div className={styles.secondary}>{secondary}</div>}
    </form>
  );
}
