import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog, Menu, type MenuItem } from "@member-wallet/ui";
import { chime } from "../alerts/chime.ts";
import type { Choice } from "../alerts/useChoice.ts";
import type { ChatOffers } from "../conversation/conversation.ts";
import type { Ending } from "../ending/create-ending.ts";
import { EndingStep, type EndingStepKind } from "../ending/EndingStep.tsx";

export interface ChatMenuViewProps {
  /** What the backend offers. */
  readonly offers: ChatOffers;
  readonly ending: Ending;
  /** Makes this browser forget a guest; `null` for a member, and where the page can't. */
  readonly forgetGuest: (() => void) | null;
  readonly sound: Choice;
  readonly notifications: Choice;
  readonly onSearch: () => void;
}

/** What is open over the chat. */
type Step = EndingStepKind | { readonly kind: "blocked" };

/** What a customer may do with the conversation as a whole (§2 Chat widget); absent is what backend or browser don't offer. */
export function ChatMenuView(props: ChatMenuViewProps) {
  const { offers, ending, forgetGuest, sound, notifications, onSearch } = props;
  const { t } = useTranslation("chat");
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const choice = (id: string, label: string, next: Step): MenuItem => ({
    id,
    label,
    onSelect: () => setStep(next),
  });

  const switchSound = () => {
    sound.set(!sound.on);
    // So that they know it; a browser without sound stays silent.
    if (!sound.on) chime().catch(() => undefined);
  };
  // A browser may have taken the permission back.
  const notifies = notifications.on && Notification.permission === "granted";
  const switchNotifications = async () => {
    if (notifies) notifications.set(false);
    else if ((await Notification.requestPermission()) === "granted") notifications.set(true);
    else setStep({ kind: "blocked" });
  };

  const items = [
    { id: "search", label: t("search.item"), onSelect: onSearch },
    {
      id: "sound",
      label: sound.on ? t("panel.soundOff") : t("panel.soundOn"),
      onSelect: switchSound,
    },
    "Notification" in window && {
      id: "notifications",
      label: notifies ? t("notifications.off") : t("notifications.on"),
      onSelect: switchNotifications,
    },
    offers.end && choice("end", t("ending.end.item"), { kind: "end" }),
    offers.rating && choice("rating", t("ending.rating.item"), { kind: "rating", ended: false }),
    offers.transcript && choice("transcript", t("ending.transcript.title"), { kind: "transcript" }),
    forgetGuest && choice("forget", t("ending.forget.confirm"), { kind: "forget" }),
  ].filter((item) => typeof item === "object" && item !== null);

  return (
    <>
      <Menu label={t("ending.menu")} icon={EllipsisVertical} items={items} />
      {step?.kind === "blocked" && (
        <AlertDialog
          message={{ title: t("notifications.blocked"), body: t("notifications.allow"), tone: "warning" }}
          onClose={close}
        />
      )}
      {step && step.kind !== "blocked" && (
        <EndingStep step={step} offers={offers} ending={ending} forgetGuest={forgetGuest} onStep={setStep} />
      )}
    </>
  );
}
