import { VisuallyHidden } from "@member-wallet/ui";
import { Check, CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./RowSupport.module.css";

export interface DeliveryMarkProps {
  readonly seen: boolean;
}

/** Where a message of the customer stands: stored, or seen by support. */
export function DeliveryMark({ seen }: DeliveryMarkProps) {
  const { t } = useTranslation("chat");
  const Icon = seen ? CheckCheck : Check;
  return (
    <span className={styles.mark} data-seen={seen}>
      <Icon aria-hidden />
      <VisuallyHidden>{seen ? t("message.seen") : t("message.sent")}</VisuallyHidden>
    </span>
  );
}
