import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, Card, Text } from "@member-wallet/ui";
import styles from "./ContactPanelView.module.css";

/** The chat of this site, as one way to reach support. */
export function ChatOfferView({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("contact");
  return (
    <Card>
      <div className={styles.chat}>
        <Text tone="muted">{t("chat")}</Text>
        <Button variant="primary" icon={MessageCircle} onClick={onOpen}>
          {t("openChat")}
        </Button>
      </div>
    </Card>
  );
}
