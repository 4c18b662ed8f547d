import { Skeleton } from "@member-wallet/ui";
import styles from "./HomeView.module.css";

/** Keeps the space of the invite bonus, so that nothing below it moves when it shows. */
export function InviteBonusPlaceholder() {
  return (
    <div className={styles.inviteBonus} aria-busy="true">
      <Skeleton />
    </div>
  );
}
