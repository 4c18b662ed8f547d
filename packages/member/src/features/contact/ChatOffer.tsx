import { useSupportChat } from "../../support/support-chat.ts";
import { ChatOfferView } from "./ChatOfferView.tsx";

/** Opens the chat; absent where there is none. */
export function ChatOffer() {
  const { chat, available } = useSupportChat();
  return available && <ChatOfferView onOpen={() => chat.panel.open()} />;
}
