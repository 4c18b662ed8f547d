import { useEffect, useReducer, useRef, type ReactNode, type SubmitEvent } from "react";
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
  readonly disabled?: boolean | undefined;
  /** Below the submit button, such as "Cancel". */
  readonly secondary?: ReactNode;
}

/** A form with its error and its submit button; guarded against a second submit before React renders the first. */
export function FormShell({
  onSubmit,
  pending,
  error,
  submitLabel,
  children,
  submitVariant = "primary",
  disabled,
  secondary,
}: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [shows, show] = useReducer((count: number) => count + 1, 0);

  // Runs after the caller has rendered its own problems, or the server's: the first invalid field takes the focus, and an
  // error of the whole form comes into sight.
  useEffect(() => {
    if (shows === 0) return;
    const shown = form.current?.querySelector<HTMLElement>('[aria-invalid="true"],[role="alert"]>*');
    shown?.focus();
    shown?.scrollIntoView({ block: "nearest" });
  }, [shows]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current || pending) return;
    running.current = true;
    try {
      const from = document.activeElement;
      const run = onSubmit();
      show();
      await run;
      // Members who have gone on meanwhile stay where they are.
      if ([from, document.body].includes(document.activeElement)) show();
    } finally {
      running.current = false;
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate aria-busy={pending || undefined} onSubmit={submit}>
      {children}
      <div role="alert" className={styles.error}>
        {Boolean(error) && <Notice tone="danger">{error}</Notice>}
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant={submitVariant} pending={pending} disabled={disabled} block>
          {submitLabel}
        </Button>
      </div>
      {secondary && <div className={styles.secondary}>{secondary}</div>}
    </form>
  );
}
