import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SlipRules, useUploadSlipMutation } from "@member-wallet/api";
import { checkSlipFile, takesSlips } from "@member-wallet/domain";
import { useAlert } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import type { SlipPhase, SlipProblem, SlipUploadProps } from "@member-wallet/ui/dialogs/deposit";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useFollowSlip } from "../deposit-watch/useFollowSlip.ts";
import { useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome } from "../mutation/useBackgroundOutcome.ts";
import { smallerPhoto } from "./smaller-photo.ts";
import { useServerNow } from "./useServerNow.ts";

/** The slip as it was picked, and as it is sent: the same until it was made smaller. */
interface Slip {
  readonly picked: File;
  readonly sent: File;
}

/**
 * A slip from the picker to the operator (§2 Deposit). The file stays until it has arrived. Sent again after a cancel
 * or an unknown end, it goes under its own key, so that it counts once however often it is sent.
 */
export function useSlipUpload(
  rules: SlipRules | undefined,
  onHold: (held: boolean) => void,
): SlipUploadProps {
  const { t } = useTranslation("deposit");
  const { close, open } = useDialogAddress();
  const alert = useAlert();
  const followSlip = useFollowSlip();
  const { verdictAndAdvice } = useSlipLabels();
  const now = useServerNow();
  const [upload] = useUploadSlipMutation();
  const slipsHref = PATHS.statement + dialogSearch({ kind: "slips", reference: null });
  const onSettledInBackground = useBackgroundOutcome({
    title: t("slip.label"),
    label: t("slip.openSlips"),
    href: slipsHref,
  });
  const { phase: call, run, resend, clearRefusal } = useIdempotentMutation<"slip">(onSettledInBackground);
  const [slip, setSlip] = useState<Slip | null>(null);
  const [problem, setProblem] = useState<SlipProblem>(null);
  const [progress, setProgress] = useState<"preparing" | "cancelled" | number | null>(null);
  const sending = useRef<{ abort(): void } | null>(null);
  // Of two that are picked in a row the first may be ready last.
  const picked = useRef<File | null>(null);
  // A cancelled slip may have arrived all the same: it goes again under its first key.
  const begun = useRef<File | null>(null);
  const busy = call.kind === "pending" || progress === "preparing";

  useEffect(() => {
    onHold(busy);
    return () => onHold(false);
  }, [busy, onHold]);

  async function pick(file: File | null) {
    picked.current = file;
    setProblem(null);
    // The server refused what was picked before: picked anew, the same file is another intent.
    if (call.kind === "refused") begun.current = null;
    clearRefusal();
    setProgress(file === null ? null : "preparing");
    setSlip(null);
    if (file === null) return;
    const sent = await smallerPhoto(file);
    if (picked.current !== file) return;
    setSlip({ picked: file, sent });
    setProgress(null);
    const checked = checkSlipFile(sent);
    setProblem(checked.kind === "ok" ? null : checked.kind);
  }

  function send() {
    if (slip === null) return setProblem("missing");
    if (problem !== null) return undefined;
    setProgress(0);
    if (begun.current === slip.sent && call.kind !== "refused") return resend();
    begun.current = slip.sent;
    let reference: string | null = null;
    const done = async () => {
      close();
      const action = { label: t("slip.openSlips"), onSelect: () => open({ kind: "slips", reference }) };
      // Some slips are judged at once.
      const outcome = await followSlip(reference);
      if (outcome === null) {
        return alert({ tone: "positive", title: t("slip.sentTitle"), body: t("slip.sentText"), action });
      }
      const tone = outcome.state === "success" ? "positive" : "danger";
      return alert({ tone, title: t("slip.label"), body: verdictAndAdvice(outcome), action });
    };
    void run(
      "slip",
      async (intent) => {
        const uploading = upload({ file: slip.sent, intent, onProgress: setProgress });
        sending.current = uploading;
        const answer = await uploading;
        sending.current = null;
        reference = answer.data?.reference ?? null;
        return answer;
      },
      () => void done(),
    );
    return undefined;
  }

  return {
    file: slip?.picked ?? null,
    problem,
    phase: phaseOf(call, progress),
    opensAt: rules?.closedTo !== undefined && !takesSlips(rules, now()) ? rules.closedTo : null,
    slipsHref,
    onFile: (file) => void pick(file),
    onSend: send,
    onCancel: () => {
      sending.current?.abort();
      setProgress("cancelled");
    },
    onResend: () => {
      setProgress(0);
      resend();
    },
  };
}

function phaseOf(
  call: ReturnType<typeof useIdempotentMutation<"slip">>["phase"],
  progress: "preparing" | "cancelled" | number | null,
): SlipPhase {
  if (progress === "preparing") return { kind: "preparing" };
  if (call.kind === "pending") return { kind: "sending", share: typeof progress === "number" ? progress : 0 };
  if (call.kind === "idle" && progress === "cancelled") return { kind: "cancelled" };
  return call;
}
