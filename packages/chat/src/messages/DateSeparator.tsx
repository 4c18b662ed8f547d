import { formatChatDate } from "@member-wallet/domain";
import { readLanguage } from "@member-wallet/locales";
import { useTranslation } from "react-i18next";
import styles from "./DateSeparator.module.css";

interface DateSeparatorProps {
  /** A moment of the day, in epoch milliseconds. */
  readonly at: number;
}

/** The day above its messages: `ddd, DD MMM YYYY` (§9) in the language's own names, in the operator's time. */
export function DateSeparator({ at }: DateSeparatorProps) {
  const { i18n } = useTranslation();
  return (
    <p className={styles.day} data-date>
      {formatChatDate(at, readLanguage(i18n.language) ?? "en")}
    </p>
  );
}
