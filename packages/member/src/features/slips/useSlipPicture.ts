import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFindSlipPictureMutation } from "@member-wallet/api";
import { safeUrl, useToast } from "@member-wallet/ui";
import type { SlipPictureState } from "@member-wallet/ui/dialogs/slips";
import { openTabWindow } from "../../navigation/tab-window.ts";
import { outcomeOf } from "../../calls/outcome.ts";
import { useErrorText } from "../../language/useErrorText.ts";

/**
 * The picture of a slip in a new window (§7): opens within the tap and navigates once its address is known; closes on
 * an error, which shows in a toast; a plain link where the browser blocked it.
 */
export function useSlipPicture() {
  const { t } = useTranslation("slips");
  const toast = useToast();
  const textOf = useErrorText();
  const [find] = useFindSlipPictureMutation();
  const [picture, setPicture] = useState<SlipPictureState>({ kind: "idle" });
  const running = useRef(false);

  async function view(reference: string) {
    if (running.current) return;
    running.current = true;
    const opened = openTabWindow(t("picture.opening"));
    setPicture({ kind: "opening", reference });
    const outcome = outcomeOf(await find(reference));
    running.current = false;

    const href = outcome.kind === "done" ? safeUrl(outcome.data.url) : null;
    if (href !== null && (opened === null || !opened.goTo(href))) {
      return setPicture({ kind: "blocked", href });
    }
    setPicture({ kind: "idle" });
    if (href !== null) return;
    opened?.close();
    if (outcome.kind === "cancelled") return;
    toast({ tone: "danger", text: outcome.kind === "done" ? t("picture.failed") : textOf(outcome.error) });
  }

  return { picture, view: (reference: string) => void view(reference) };
}
