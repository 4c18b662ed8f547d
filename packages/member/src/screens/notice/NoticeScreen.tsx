import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePageTitle } from "../../layouts/usePageTitle.ts";
import { PATHS } from "../../router/paths.ts";
import styles from "./NoticeScreen.module.css";

/** The two pages that only say something: the service is gone (`/terminated`), or there is no such page (§2). */
export function NoticeScreen({ notice }: { notice: "terminated" | "notFound" }) {
  const { t } = useTranslation("site");
  usePageTitle(notice);
  return (
    <main className={styles.notice} data-notice={notice}>
      <h1 className={styles.heading}>{t(`${notice}.heading`)}</h1>
      <p className={styles.text}>{t(`${notice}.text`)}</p>
      {notice === "notFound" && (
        <Link className={styles.back} to={PATHS.user}>
          {t("notFound.back")}
        </Link>
      )}
    </main>
  );
}
