import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@member-wallet/ui";
import type { ChatOffers } from "../conversation/conversation.ts";
import type { Ending } from "./create-ending.ts";
import { RatingDialog } from "./RatingDialog.tsx";
import { Told } from "./Told.tsx";
import { TranscriptDialog } from "./TranscriptDialog.tsx";

/** What is open over the chat at its end. */
export type EndingStepKind =
  | { readonly kind: "end" | "ended" | "transcript" | "rated" | "forget" }
  /** `ended`: the customer has just ended the conversation. */
  | { readonly kind: "rating"; readonly ended: boolean };

interface EndingStepProps {
  readonly step: EndingStepKind;
  readonly offers: ChatOffers;
  readonly ending: Ending;
  readonly forgetGuest: (() => void) | null;
  readonly onStep: (next: EndingStepKind | null) => void;
}

/** A question, a form or a message over the chat (§2 Chat widget). */
export function EndingStep({ step, offers, ending, forgetGuest, onStep }: EndingStepProps) {
  const { t } = useTranslation("chat");
  const close = () => onStep(null);
  switch (step.kind) {
    case "end":
      return (
        <ConfirmDialog
          question={{
            title: t("ending.end.ask"),
            body: t("ending.end.text"),
            confirmLabel: t("ending.end.item"),
            run: ending.end,
          }}
          failureText={() => t("ending.failed")}
          onAnswer={(confirmed) => {
            const next = offers.rating
              ? ({ kind: "rating", ended: true } as const)
              : ({ kind: "ended" } as const);
            onStep(confirmed ? next : null);
          }}
        />
      );
    case "ended":
      return <Told title={t("ending.end.done")} onClose={close} />;
    case "rating":
      return (
        <RatingDialog
          ended={step.ended}
          rate={ending.rate}
          onRated={() => onStep({ kind: "rated" })}
          onClose={close}
        />
      );
    case "rated":
      return <Told title={t("ending.rating.thanks")} onClose={close} />;
    case "transcript":
      return <TranscriptDialog read={ending.readTranscript} onClose={close} />;
    case "forget":
      return (
        <ConfirmDialog
          question={{
            title: t("ending.forget.ask"),
            body: t(offers.forget ? "ending.forget.text" : "ending.forget.hereText"),
            confirmLabel: t("ending.forget.confirm"),
            tone: "danger",
            ...(offers.forget && { run: ending.forget }),
          }}
          failureText={() => t("ending.failed")}
          onAnswer={(confirmed) => {
            close();
            // At once: a tab that is closed on the message would leave the guest to the next person.
            if (confirmed) forgetGuest?.();
          }}
        />
      );
  }
}
