import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "@member-wallet/api";
import { useAlert } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { refusalOf } from "./refusal.ts";

interface BackgroundOutcome {
  /** What was being done. */
  title: string;
  /** Where to find out what became of it, when its outcome is not known. */
  label: string;
  href: string;
}

/** For `useIdempotentMutation`: says in an alert how a call ended whose dialog the member left meanwhile. */
export function useBackgroundOutcome({ title, label, href }: BackgroundOutcome): (error: ApiError) => void {
  const alert = useAlert();
  const textOf = useErrorText();
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      const body = textOf(error);
      if (refusalOf(error) !== null) return void alert({ tone: "danger", title, body });
      const action = { label, onSelect: () => void navigate(href) };
      return void alert({ tone: "warning", title, body, action });
    },
    [alert, textOf, navigate, title, label, href],
  );
}

/** Says in an alert titled "error" why money was not moved (§8 Alerts); the form behind it stays. */
export function useRefusalAlert(): (error: ApiError) => void {
  const { t } = useTranslation("errors");
  const alert = useAlert();
  const textOf = useErrorText();
  return useCallback(
    (error) => void alert({ tone: "danger", title: t("title"), body: textOf(error) }),
    [alert, t, textOf],
  );
}
