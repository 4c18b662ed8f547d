import { useTranslation } from "react-i18next";
import { useSendGiftLinkMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { GiftLinkFormProps } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { refusalOf } from "../mutation/refusal.ts";
import { useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome } from "../mutation/useBackgroundOutcome.ts";
import { sealGiftLink } from "./seal-gift-link.ts";

/** Sends a gift link, encrypted as the wire wants it; done and refused are toasts (§8). */
export function useGiftLink(key: string): Omit<GiftLinkFormProps, "minimum"> {
  const { t } = useTranslation("deposit");
  const { close } = useDialogAddress();
  const toast = useToast();
  const textOf = useErrorText();
  const message = useDraft("deposit-gift-link", readTextDraft);
  const [send] = useSendGiftLinkMutation();
  const tellLate = useBackgroundOutcome({
    title: t("title"),
    label: t("openStatement"),
    href: PATHS.statement,
  });
  const { phase, run, resend } = useIdempotentMutation<"gift-link">(
    // A refusal has its toast.
    (error) => refusalOf(error) === null && tellLate(error),
  );

  function done() {
    message.drop();
    close();
    toast({ tone: "positive", text: t("gift.done") });
  }

  async function sendLink(plain: string) {
    // Sealed before the intent begins: another salt under the same key would be another request.
    const link = sealGiftLink(plain, key);
    await run(
      "gift-link",
      async (intent) => {
        const answer = await send({ link, intent });
        const refusal = refusalOf(answer.error);
        if (refusal !== null) toast({ tone: "danger", text: textOf(refusal) });
        return answer;
      },
      done,
    );
  }

  return {
    message: message.value,
    // A refusal is a toast, not a line of the form (§8).
    phase: phase.kind === "refused" ? { kind: "idle" } : phase,
    statementHref: PATHS.statement,
    onMessage: message.change,
    onSend: sendLink,
    onResend: resend,
  };
}
