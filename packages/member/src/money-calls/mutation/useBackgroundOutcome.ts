import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useAlert } from "@member-wallet/ui";
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
