import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog, ConfirmDialog, Menu, type MenuItem } from "@member-wallet/ui";
import type { ChatOffers } from "../conversation/conversation.ts";
import type { Ending } from "./create-ending.ts";
import { RatingDialog } from "./RatingDialog.tsx";
import { TranscriptDialog } from "./TranscriptDialog.tsx";

export interface EndingMenuProps {
  /** What the backend offers. */
  readonly offers: ChatOffers;
  readonly ending: Ending;
  /** Makes this browser forget a guest; `null` for a member, and where the page can't. */
  readonly forgetGuest: (() => void) | null;
}

/** What is open over the chat. */
type Step =
  | { readonly kind: "end" | "ended" | "transcript" | "rated" | "forget" | "forgotten" }
  /** `ended`: the customer has just ended the conversation. */
  | { readonly kind: "rating"; readonly ended: boolean };

/** What a customer may do with the conversation as a whole (§2 Chat widget); absent is what the backend doesn't offer. */
export function EndingMenu({ offers, ending, forgetGuest }: EndingMenuProps) {
  const { t } = useTranslation("chat");
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const choice = (id: string, label: string, next: Step): MenuItem => ({
    id,
    label,
    onSelect: () => setStep(next),
  });
  const items = [
    offers.end && choice("end", t("ending.end.item"), { kind: "end" }),
    offers.rating && choice("rating", t("ending.rating.item"), { kind: "rating", ended: false }),
    offers.transcript && choice("transcript", t("ending.transcript.title"), { kind: "transcript" }),
    forgetGuest && choice("forget", t("ending.forget.confirm"), { kind: "forget" }),
  ].filter((item) => typeof item === "object" && item !== null);

  function stepOf(current: Step) {
    switch (current.kind) {
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
              setStep(confirmed ? next : null);
            }}
          />
        );
      case "ended":
        return <Told title={t("ending.end.done")} onClose={close} />;
      case "rating":
        return (
          <RatingDialog
            ended={current.ended}
            rate={ending.rate}
            onRated={() => setStep({ kind: "rated" })}
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
            onAnswer={(confirmed) => setStep(confirmed ? { kind: "forgotten" } : null)}
          />
        );
      case "forgotten":
        // With the guest the chat goes, and this message with it.
        return <Told title={t("ending.forget.done")} onClose={() => forgetGuest?.()} />;
    }
  }

  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t("ending.menu")} icon={EllipsisVertical} items={items} />
      {step && stepOf(step)}
    </>
  );
}

/** Public pages have no toasts. */
function Told({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return <AlertDialog message={{ title, tone: "positive" }} onClose={onClose} />;
}
