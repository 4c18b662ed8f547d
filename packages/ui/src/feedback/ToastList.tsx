import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { TONE_ICONS } from "../tone/tone.ts";
import type { ToastMessage } from "./feedback-context.ts";
import { toastTime } from "./toast-time.ts";
import styles from "./ToastList.module.css";

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

interface ToastListProps {
  readonly toasts: readonly ShownToast[];
  readonly onDone: (id: number) => void;
}

/** The toasts in their live regions, which must exist before their content: a failure interrupts, the others wait. */
export function ToastList({ toasts, onDone }: ToastListProps) {
  const { t } = useTranslation("ui");
  const row = (toast: ShownToast) => <Toast key={toast.id} toast={toast} onDone={onDone} />;
  return (
    <section className={styles.toasts} aria-label={t("notifications")}>
      <div role="alert">{toasts.filter(({ tone }) => tone === "danger").map(row)}</div>
      <div aria-live="polite">{toasts.filter(({ tone }) => tone !== "danger").map(row)}</div>
    </section>
  );
}

function Toast({ toast, onDone }: { readonly toast: ShownToast; readonly onDone: (id: number) => void }) {
  const { t } = useTranslation("ui");
  const [read, setRead] = useState({ focused: false });
  const { id, action } = toast;
  const time = toastTime(toast);

  // A member who tabs into it is still reading. One who points at it has all its time again, and not for ever: a pointer
  // may rest where the toast appears. On a page that nobody sees it waits.
  useEffect(() => {
    const { focused } = read;
    if (focused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(onDone, time, id);
    };
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", start);
    };
  }, [read, id, onDone, time]);

  const Picture = TONE_ICONS[toast.tone];
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setRead(({ focused }) => ({ focused }))}
      onFocus={() => setRead({ focused: true })}
      onBlur={() => setRead({ focused: false })}
    >
      <Picture className={styles.icon} aria-hidden />
      <p className={styles.text}>{toast.text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDone(id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={t("dismiss")} onClick={() => onDone(id)}>
        <X className={styles.cross} aria-hidden />
      </button>
    </div>
  );
}
