import { accountNoGroups } from "@member-wallet/domain";
import styles from "./AccountNumber.module.css";

export interface AccountNumberProps {
  /** As the server sent it. */
  readonly number: string;
}

/** An account number in groups (§9); its lines break between them only. Selected by hand, it is the digits as sent. */
export function AccountNumber({ number }: AccountNumberProps) {
  return accountNoGroups(number).map((group, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Groups may be alike, and never move.
    <span key={at} className={styles.group} data-dash={group.startsWith("-")}>
      {group}
    </span>
  ));
}
