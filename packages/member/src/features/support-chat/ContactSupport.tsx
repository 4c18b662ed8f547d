import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, TextLink } from "@member-wallet/ui";
import type { SupportMatter } from "./prepared-message.ts";
import { useContactSupport } from "./useContactSupport.ts";

/** Opens the chat with a prepared message about a matter; without chat a link to Contact (§2 Chat). */
export function ContactSupport(matter: SupportMatter) {
  const { t } = useTranslation("parts");
  const { available, contactHref, contact } = useContactSupport();
  const label = t("contactSupport");
  return available ? (
    <Button size="small" icon={MessageCircle} onClick={() => contact(matter)}>
      {label}
    </Button>
  ) : (
    <TextLink to={contactHref} variant="standalone">
      {label}
    </TextLink>
  );
}
