import { useDispatch } from "react-redux";
import { giftLinkApi } from "@member-wallet/api";
import type { GiftLinkFormProps } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import type { Store } from "../../store/store.ts";
import { encryptGiftLink } from "./encrypt-gift-link.ts";

const FORM = "deposit-gift-link";

/** Sends a gift link, encrypted in the API's format; only this page has it, and can send it again. */
export function useGiftLink(encryptWith: string): Omit<GiftLinkFormProps, "minimum"> {
  const dispatch = useDispatch<Store["dispatch"]>();
  const message = useDraft(FORM, readTextDraft);
  const { begin, pending, unresolved } = usePlace("gift-link");

  async function send(plain: string) {
    // Encrypted once: another salt under the same idempotency key would make another request.
    const link = encryptGiftLink(plain, encryptWith);
    const { sendGiftLink } = giftLinkApi.endpoints;
    await begin(
      { kind: "gift-link" },
      {
        form: FORM,
        send: (key, again) => dispatch(sendGiftLink.initiate({ link, key, again }, { track: false })),
      },
    );
  }

  return {
    message: message.value,
    pending: pending !== null,
    unresolved,
    onMessage: message.change,
    onSend: send,
  };
}
