import { ContactPanel } from "../../features/contact/ContactPanel.tsx";
import { PublicPage } from "../public-page/PublicPage.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import styles from "./ContactScreen.module.css";

/** Contact for visitors, without top spacing (§2 Route table). */
export function ContactScreen() {
  usePageTitle("contact");
  return (
    <PublicPage>
      <ContactPanel />
    </PublicPage>
  );
}

/** Contact for members, with top spacing (§2 Route table). */
export function MemberContactScreen() {
  usePageTitle("contact");
  return (
    <div className={styles.spaced}>
      <ContactPanel />
    </div>
  );
}
