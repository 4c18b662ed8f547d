import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Ring } from "./Ring.tsx";
import styles from "./Spinner.module.css";

export interface SpinnerProps {
  /** What is being waited for; default "Loading". */
  readonly label?: string;
  readonly size?: "small" | "medium" | "large";
  /** Shows the label beside the ring instead of only saying it. */
  readonly labelled?: boolean;
}

/** Something is on its way and its shape is not known yet; where it is, a Skeleton is calmer. */
export function Spinner({ label, size = "medium", labelled = false }: SpinnerProps) {
  const { t } = useTranslation("ui");
  const words = label ?? t("loading");
  return (
    <output className={styles.spinner} data-size={size}>
      <Ring />
      {labelled ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </output>
  );
}
