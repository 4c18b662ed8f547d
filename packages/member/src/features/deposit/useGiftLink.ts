import { useTranslation } from "react-i18next";
import { useSendGiftLinkMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { GiftLinkFormProps } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { MutationOutcome } from "../../money-calls/mutation/outcome.ts";
import {
  type MutationPhase,
  useIdempotentMutation,
} from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import { encryptGiftLink } from "./encrypt-gift-link.ts";
import { supportFor } from "../../support/support-for.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";

/** Sends a gift link, encrypted in the API's format; success and refusal show as toasts (§8). */
export function useGiftLink(encryptWith: string): Omit<GiftLinkFormProps, "minimum"> {
  const { t } = useTranslation(["deposit", "dialogs"]);
  const { close } = useDialogAddress();
  const toast = useToast();
  const textOf = useErrorText();
  const support = useContactSupport();
  const message = useDraft("deposit-gift-link", readTextDraft);
  // Cached by name: a form that opens again knows of a link that is still being sent, and sends no second one.
  const [send, { isLoading }] = useSendGiftLinkMutation({ fixedCacheKey: "gift-link" });
  const alertInBackground = useBackgroundOutcome({
    title: t("dialogs:deposit"),
    label: t("openStatement"),
    href: PATHS.statement,
  });
  const { phase, run, resend } = useIdempotentMutation<"gift-link">({
    onSettledInBackground(failure) {
      // A refusal has its toast.
      if (failure.kind !== "refused") alertInBackground(failure);
    },
  });

  function settle(outcome: MutationOutcome<unknown>) {
    if (outcome.kind === "refused") {
      const reason = textOf(outcome.error);
      const action = support.action({ what: "giftLinkRefused", reason });
      toast({ tone: "danger", text: reason, action });
    }
    if (outcome.kind !== "done") return;
    message.drop();
    close();
    toast({ tone: "positive", text: t("gift.done") });
  }

  async function sendLink(plain: string) {
    // Encrypted once: another salt under the same idempotency key would make another request.
    const link = encryptGiftLink(plain, encryptWith);
    await run("gift-link", (key) => send({ link, key }), settle);
  }

  return {
    message: message.value,
    phase: phaseOf(phase, isLoading),
    statementHref: PATHS.statement,
    support: supportFor("giftLinkUnknown", phase),
    onMessage: message.change,
    onSend: sendLink,
    onResend: resend,
  };
}

/** A refusal is a toast, not a line of the form (§8). */
function phaseOf(phase: MutationPhase<"gift-link">, running: boolean): GiftLinkFormProps["phase"] {
  if (running) return { kind: "pending" };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}
