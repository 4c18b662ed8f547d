import { useTranslation } from "react-i18next";
import styles from "./SkipLink.module.css";

/** The first stop of the keyboard: it leads past the bars to the page. Shown while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation("notice");
  return (
    <button type="button" className={styles.skip} onClick={focusContent}>
      {t("skip")}
    </button>
  );
}

function focusContent() {
  const main = document.querySelector("main");
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
