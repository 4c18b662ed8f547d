import { createElement, useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { sendSlip, type SlipRules } from "@member-wallet/api";
import { takesSlips } from "@member-wallet/domain";
import { useAlert, useClock } from "@member-wallet/ui";
import type { SlipPhase, SlipUploadProps } from "@member-wallet/ui/dialogs/deposit";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { Store } from "../../store/store.ts";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useFollowSlip } from "../../money-calls/deposit-watch/useFollowSlip.ts";
import { useRefusedSlipSupport } from "../../money-calls/deposit-watch/useRefusedSlipSupport.ts";
import { useBackgroundOutcome } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import {
  type MutationPhase,
  useIdempotentMutation,
} from "../../money-calls/mutation/useIdempotentMutation.ts";
import { NO_SLIP, slipOf, slipUploadReducer, type SlipUploadState } from "./slip-upload-state.ts";
import { SentSlipMessage } from "./SentSlipMessage.tsx";
import { smallerPhoto } from "./smaller-photo.ts";
import { ContactSupport } from "../../support/ContactSupport.tsx";
import { supportFor } from "../../support/support-for.ts";

/**
 * A slip from the picker to the operator (§2 Deposit). The file stays until it has arrived. After a cancel or an
 * unknown outcome it is sent again under the same key, so that it counts once.
 * @param onBusy called with whether an upload is running.
 */
export function useSlipUpload(
  rules: SlipRules | undefined,
  onBusy: (busy: boolean) => void,
): SlipUploadProps {
  const { t } = useTranslation("deposit");
  const { close, open } = useDialogAddress();
  const alert = useAlert();
  const dispatch = useDispatch<Store["dispatch"]>();
  const followSlip = useFollowSlip();
  const supportForRefused = useRefusedSlipSupport();
  const { verdictAndAdvice } = useSlipLabels();
  const { hidden } = useHiddenAmounts();
  const now = useClock();
  const slipsHref = PATHS.statement + dialogSearch({ kind: "slips", reference: null });
  const onSettledInBackground = useBackgroundOutcome({
    title: t("slip.label"),
    label: t("slip.openSlips"),
    href: slipsHref,
  });
  const { phase, run, resend, clearRefusal } = useIdempotentMutation<"slip">({ onSettledInBackground });
  const [state, change] = useReducer(slipUploadReducer, NO_SLIP);
  const sending = useRef<{ abort(): void } | null>(null);
  // The slip of the current key: a cancelled slip may still have arrived.
  const keyed = useRef<File | null>(null);
  const busy = state.kind === "preparing" || phase.kind === "pending";

  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  async function pick(file: File | null) {
    // The server refused the previous slip: the same file, picked again, gets a new key.
    if (phase.kind === "refused") keyed.current = null;
    clearRefusal();
    if (file === null) return change({ kind: "removed" });
    change({ kind: "picked", file });
    const sent = await smallerPhoto(file);
    change({ kind: "prepared", slip: { picked: file, sent } });
  }

  function send() {
    const slip = slipOf(state);
    if (slip === null) return change({ kind: "sent-without-file" });
    if (state.kind === "ready" && state.problem !== null) return undefined;
    change({ kind: "sending" });
    if (keyed.current === slip.sent && phase.kind !== "refused") return resend();
    keyed.current = slip.sent;
    void run(
      "slip",
      async (key) => {
        const upload = sendSlip(key, {
          file: slip.sent,
          onProgress: (share) => change({ kind: "progress", share }),
        });
        const uploading = dispatch(upload);
        sending.current = uploading;
        return uploading;
      },
      (outcome) => {
        change({ kind: "settled" });
        if (outcome.kind === "done") void finish(outcome.data.reference ?? null);
      },
    );
    return undefined;
  }

  async function finish(reference: string | null) {
    close();
    const action = { label: t("slip.openSlips"), onSelect: () => open({ kind: "slips", reference }) };
    // The server decides on some slips at once.
    const { reference: watched, verdict } = await followSlip(reference);
    if (verdict === null) {
      const body = (onClose: () => void) => createElement(SentSlipMessage, { reference: watched, onClose });
      return alert({ tone: "info", title: t("slip.sentTitle"), body, action });
    }
    const told = hidden && verdict.state === "success" ? { ...verdict, amount: null } : verdict;
    const message = { title: t("slip.label"), body: verdictAndAdvice(told), action };
    if (verdict.state === "success") return alert({ ...message, tone: "positive" });
    const otherAction = supportForRefused({ id: watched, amount: null }, verdict.reason);
    return alert({ ...message, tone: "danger", otherAction });
  }

  return {
    file: slipOf(state)?.picked ?? null,
    problem: problemOf(state),
    phase: phaseOf(phase, state),
    opensAt: rules?.closedTo !== undefined && !takesSlips(rules, now()) ? rules.closedTo : null,
    slipsHref,
    support:
      phase.kind === "refused"
        ? createElement(ContactSupport, { what: "slipRefused", time: phase.began, reason: phase.message })
        : supportFor("slipUnknown", phase),
    onFile: (file) => void pick(file),
    onSend: send,
    onCancel: () => {
      change({ kind: "cancelled" });
      sending.current?.abort();
    },
    onResend: () => {
      change({ kind: "sending" });
      resend();
    },
  };
}

function problemOf(state: SlipUploadState): SlipUploadProps["problem"] {
  switch (state.kind) {
    case "empty":
      return state.missing ? "missing" : null;
    case "ready":
      return state.problem;
    case "preparing":
    case "sending":
    case "cancelled":
      return null;
  }
}

function phaseOf(phase: MutationPhase<"slip">, state: SlipUploadState): SlipPhase {
  if (state.kind === "preparing") return { kind: "preparing" };
  if (phase.kind === "pending") return { kind: "sending", share: state.kind === "sending" ? state.share : 0 };
  return state.kind === "cancelled" ? { kind: "cancelled" } : phase;
}
