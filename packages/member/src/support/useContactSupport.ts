import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { FeedbackAction } from "@member-wallet/ui";
import { PATHS } from "../navigation/paths.ts";
import { useLoggedIn } from "../session/SessionContext.tsx";
import { preparedMessage, type SupportMatter } from "./prepared-message.ts";
import { useSupportChat } from "./useSupportChat.ts";

export interface ContactWithSupport {
  /** Whether the chat is on the page. */
  readonly available: boolean;
  /**
   * Closes the open dialog and opens the chat with a first message, which the member sees and can change before it is
   * sent; without chat it opens Contact.
   */
  readonly contact: (matter: SupportMatter) => void;
  /** The same as the action of a toast or an alert that shows now. */
  readonly action: (matter: SupportMatter) => FeedbackAction;
}

/** How a member in trouble reaches support (§2 Chat). */
export function useContactSupport(): ContactWithSupport {
  const { t } = useTranslation("chat");
  const { t: site } = useTranslation("site");
  const { state, change, panel } = useSupportChat();
  const contactHref = useLoggedIn() ? PATHS.memberContact : PATHS.contact;
  const navigate = useNavigate();

  function contact(matter: SupportMatter) {
    // A toast or an alert may be older than the chat.
    if (state().panel !== null) change({ asked: preparedMessage(t, matter) });
    else void navigate(contactHref);
  }

  return {
    available: panel !== null,
    contact,
    action(matter) {
      const time = Date.now();
      return { label: site("contactSupport"), onSelect: () => contact({ time, ...matter }) };
    },
  };
}
