import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Ring } from "./Ring.tsx";
import styles from "./Spinner.module.css";

/** What is loading, and whether the text is seen. */
export interface SpinnerProps {
  /** What is loading; default "Loading". */
  readonly label?: string;
  /** Shows the label beside the ring, not only to screen readers. */
  readonly labelled?: boolean;
}

/** Something is loading whose shape is not known; where it is known, use a Skeleton. */
export function Spinner({ label, labelled = false }: SpinnerProps) {
  const { t } = useTranslation("ui");
  const text = label ?? t("loading");
  return (
    <output className={styles.spinner}>
      <Ring />
      {labelled ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </output>
  );
}
