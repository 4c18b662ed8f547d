import { useTranslation } from "react-i18next";
import { TextLink } from "@member-wallet/ui";
import { PageSkeleton } from "../../navigation/PagePlaceholder.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { useBrand } from "../../language/LanguageContext.tsx";
import type { PreloadNext } from "../../features/sign-in/useSignIn.ts";
import { SignInForm } from "../../features/sign-in/SignInForm.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useTerminatedLook } from "./useTerminatedLook.ts";
import styles from "./LoginScreen.module.css";

/** The log-in page (§2): plain until the service is known to be there, then the site's own. */
export function LoginScreen({ preloadNext }: { preloadNext: PreloadNext }) {
  const { t } = useTranslation("site");
  const brand = useBrand();
  usePageTitle("login");
  const plain = useTerminatedLook();
  if (plain) return <PageSkeleton />;
  return (
    <>
      <header className={styles.bar}>
        <LanguageMenu />
      </header>
      <main className={styles.main}>
        <p className={styles.brand}>{brand}</p>
        <section className={styles.card}>
          <h1 className={styles.heading}>{t("login.heading")}</h1>
          <p className={styles.lead}>{t("login.lead")}</p>
          <SignInForm preloadNext={preloadNext} />
          <p className={styles.register}>
            {t("login.noAccount")} <TextLink to={PATHS.register}>{t("login.register")}</TextLink>
          </p>
        </section>
      </main>
    </>
  );
}
