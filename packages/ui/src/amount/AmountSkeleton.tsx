import { useTranslation } from "react-i18next";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./Amount.module.css";

/**
 * A large amount that is loading. In a prerendered page a script may show the figure in it before React does, by
 * `data-whole` on the element with `data-early` and `data-fraction` on the one in it: text would be a difference at which
 * hydration fails.
 */
export function AmountSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <>
      <span className={styles.amount} data-size="hero" data-early suppressHydrationWarning>
        <span className={styles.fraction} suppressHydrationWarning />
        <span className={styles.unit} data-unit={t("baht")} />
      </span>
      <Skeleton shape="figure" />
    </>
  );
}
