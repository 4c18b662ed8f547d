import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@member-wallet/ui";
import type { SupportMatter } from "./prepared-message.ts";
import { SupportLink } from "./SupportLink.tsx";
import { useContactSupport } from "./useContactSupport.ts";

/** Opens the chat with a prepared message about a matter; without chat a link to Contact (§2 Chat). */
export function ContactSupport(matter: SupportMatter) {
  const { t } = useTranslation("site");
  const { available, contact } = useContactSupport();
  if (!available) return <SupportLink />;
  return (
    <Button size="small" icon={MessageCircle} onClick={() => contact(matter)}>
      {t("contactSupport")}
    </Button>
  );
}
