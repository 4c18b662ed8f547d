import { useSupportChat } from "../../support/useSupportChat.ts";
import { ChatOfferView } from "./ChatOfferView.tsx";

/** Opens the chat; absent where there is none. */
export function ChatOffer() {
  const { panel } = useSupportChat();
  return panel && <ChatOfferView onOpen={() => panel.open()} />;
}
