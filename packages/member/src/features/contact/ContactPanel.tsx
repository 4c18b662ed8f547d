import { useGetContactQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { ContactPanelView } from "./ContactPanelView.tsx";

/** Loads after the page, like the chat itself. */
const ChatOffer = lazyWithPreload(
  () => import("./ChatOffer.tsx").then((module) => module.ChatOffer),
  [],
  () => null,
);

/** How to reach the operator of this site (§2 Contact). */
export function ContactPanel() {
  const { version, chatUrl } = useSite().environment;
  const contact = useGetContactQuery(useCurrentLanguage());
  return (
    <ContactPanelView
      content={useLoadable(contact)}
      version={version}
      chat={
        chatUrl !== null && (
          <ErrorBoundary>
            <ChatOffer />
          </ErrorBoundary>
        )
      }
    />
  );
}
