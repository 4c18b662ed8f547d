import { useGetContactQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { useSupportChat } from "../support-chat/support-chat.ts";
import { ContactPanelView } from "./ContactPanelView.tsx";

/** How to reach the operator of this site (§2 Contact). */
export function ContactPanel() {
  const { version } = useSite().environment;
  const contact = useGetContactQuery(useCurrentLanguage());
  const { chat, available } = useSupportChat();
  return (
    <ContactPanelView
      content={useLoadable(contact)}
      version={version}
      onChat={available ? () => chat.panel.open() : null}
    />
  );
}
