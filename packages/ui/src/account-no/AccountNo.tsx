import { accountNoGroups } from "@member-wallet/domain";
import styles from "./AccountNo.module.css";

/** An account number that is already formatted or masked. */
export interface AccountNoProps {
  /** What `formatAccountNo` or `maskAccountNo` returns. */
  readonly children: string;
}

/** An account number in groups (§9). A line may break between two groups, never within one; selected, it has no gaps. */
export function AccountNo({ children }: AccountNoProps) {
  return (
    <span className={styles.number}>
      {accountNoGroups(children).map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The groups of one number never move.
        <span key={at} className={styles.group} data-joined={group.endsWith("-")}>
          {group}
        </span>
      ))}
    </span>
  );
}
