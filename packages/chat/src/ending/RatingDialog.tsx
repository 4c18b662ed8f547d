import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatStars } from "@member-wallet/api";
import { Dialog, FormShell, TextAreaField, useFormValidation } from "@member-wallet/ui";
import { StarsField } from "./StarsField.tsx";

/** A few words, well within what the wire takes. */
const LONGEST = 500;

interface RatingDialogProps {
  /** The customer has just ended the conversation. */
  readonly ended: boolean;
  /** Rejects when the rating was not taken. */
  readonly rate: (stars: ChatStars, text: string) => Promise<unknown>;
  readonly onRated: () => void;
  readonly onClose: () => void;
}

/** How the customer found the conversation: stars, and a few words. */
export function RatingDialog({ ended, rate, onRated, onClose }: RatingDialogProps) {
  const { t } = useTranslation("chat");
  const [stars, setStars] = useState<ChatStars | null>(null);
  const [text, setText] = useState("");
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");

  async function send() {
    if (stars === null) return;
    setState("pending");
    try {
      await rate(stars, text.trim());
    } catch {
      return setState("failed");
    }
    onRated();
  }

  const form = useFormValidation({
    problems: { ...(stars === null && { stars: t("ending.rating.missing") }) },
    refusal: state === "failed" ? t("ending.failed") : null,
    onValid: send,
  });
  return (
    <Dialog title={t("ending.rating.title")} size="small" pending={state === "pending"} onClose={onClose}>
      {ended && <p>{t("ending.end.done")}</p>}
      <FormShell
        onSubmit={form.submit}
        pending={state === "pending"}
        error={form.refusal}
        submitLabel={t("ending.rating.send")}
      >
        <StarsField
          value={stars}
          error={form.problems.stars ?? null}
          onChange={(chosen) => {
            form.edited();
            setStars(chosen);
          }}
        />
        <TextAreaField
          label={t("ending.rating.text")}
          value={text}
          maxLength={LONGEST}
          onChange={(typed) => {
            form.edited();
            setText(typed);
          }}
        />
      </FormShell>
    </Dialog>
  );
}
