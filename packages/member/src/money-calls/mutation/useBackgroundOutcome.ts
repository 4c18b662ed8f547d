import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "@member-wallet/api";
import { type FeedbackAction, useAlert } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import type { Failure } from "./useIdempotentMutation.ts";

interface Background {
  /** What was being done. */
  title: string;
  /** Where to find out what became of it, when its outcome is not known. */
  label: string;
  href: string;
}

/** For `useIdempotentMutation`: shows in an alert how a mutation failed whose dialog was closed meanwhile. */
export function useBackgroundOutcome({ title, label, href }: Background): (failure: Failure) => void {
  const alert = useAlert();
  const textOf = useErrorText();
  const navigate = useNavigate();
  return useCallback(
    ({ kind, error }) => {
      const body = textOf(error);
      if (kind === "refused") return void alert({ tone: "danger", title, body });
      const action = { label, onSelect: () => void navigate(href) };
      return void alert({ tone: "warning", title, body, action });
    },
    [alert, textOf, navigate, title, label, href],
  );
}

interface RefusalAlert {
  /** The text of an error, where an area has its own. */
  wording?: (error: ApiError) => string;
  /** What the alert offers, by its text. */
  actionOf?: (text: string) => FeedbackAction;
}

/** For `useIdempotentMutation`: shows a refusal in an alert titled "error" (§8); what was typed stays. */
export function useRefusalAlert({ wording, actionOf }: RefusalAlert = {}): (failure: Failure) => void {
  const { t } = useTranslation("errors");
  const alert = useAlert();
  const usualWording = useErrorText();
  const textOf = wording ?? usualWording;
  return useCallback(
    ({ kind, error }) => {
      if (kind !== "refused") return;
      const body = textOf(error);
      void alert({ tone: "danger", title: t("title"), body, ...(actionOf && { action: actionOf(body) }) });
    },
    [alert, t, textOf, actionOf],
  );
}
