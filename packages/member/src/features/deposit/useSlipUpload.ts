import { useEffect, useReducer, useRef } from "react";
import { useDispatch } from "react-redux";
import { type IdempotencyKey, sendSlip, type SlipRules } from "@member-wallet/api";
import { takesSlips } from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import type { SlipPhase, SlipUploadProps } from "@member-wallet/ui/dialogs/deposit";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import type { Send } from "../../calls/outcome.ts";
import type { Store } from "../../store/store.ts";
import { NO_SLIP, slipOf, slipUploadReducer, type SlipUploadState } from "./slip-upload-state.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** A cancelled slip may still have arrived: it is sent again under its key, so that it counts once. */
interface Cancelled {
  readonly file: File;
  readonly key: IdempotencyKey;
}

/**
 * A slip from the picker to the operator (§2 Deposit). The file stays until it has arrived; only this page has it, and
 * can send it again.
 * @param onBusy called with whether this form prepares or uploads one.
 */
export function useSlipUpload(
  rules: SlipRules | undefined,
  onBusy: (busy: boolean) => void,
): SlipUploadProps {
  const dispatch = useDispatch<Store["dispatch"]>();
  const now = useClock();
  const { begin, pending, unresolved } = usePlace("slip");
  const [state, change] = useReducer(slipUploadReducer, NO_SLIP);
  const sending = useRef<{ abort(): void } | null>(null);
  const cancelled = useRef<Cancelled | null>(null);
  const busy = state.kind === "preparing" || state.kind === "sending";

  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  async function pick(file: File | null) {
    if (file === null) return change({ kind: "removed" });
    change({ kind: "picked", file });
    const sent = await smallerPhoto(file);
    change({ kind: "prepared", slip: { picked: file, sent } });
  }

  function send() {
    const slip = slipOf(state);
    if (slip === null) return change({ kind: "sent-without-file" });
    if (state.kind === "ready" && state.problem !== null) return undefined;
    const last = cancelled.current?.file === slip.sent ? cancelled.current : null;
    void begin({ kind: "slip" }, { send: uploadOf(slip.sent), ...(last && { key: last.key }) });
    return undefined;
  }

  function uploadOf(file: File): Send<unknown> {
    return async (key, again) => {
      change({ kind: "sending" });
      const upload = { file, onProgress: (share: number) => change({ kind: "progress", share }) };
      const uploading = dispatch(sendSlip(key, upload, again || cancelled.current?.key === key));
      cancelled.current = null;
      sending.current = {
        abort() {
          cancelled.current = { file, key };
          uploading.abort();
        },
      };
      const answer = await uploading;
      // One that has arrived is not sent a second time.
      change({ kind: answer.error ? "settled" : "removed" });
      return answer.error && cancelled.current ? { error: { kind: "aborted" } } : answer;
    };
  }

  return {
    file: slipOf(state)?.picked ?? null,
    problem: problemOf(state),
    phase: slipPhase(pending !== null, state),
    opensAt: rules?.closedTo !== undefined && !takesSlips(rules, now()) ? rules.closedTo : null,
    unresolved,
    onFile: (file) => void pick(file),
    onSend: send,
    onCancel: () => {
      change({ kind: "cancelled" });
      sending.current?.abort();
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

function slipPhase(pending: boolean, state: SlipUploadState): SlipPhase {
  switch (state.kind) {
    case "preparing":
      return { kind: "preparing" };
    case "sending":
      return { kind: "sending", share: state.share };
    case "cancelled":
      return { kind: "cancelled" };
    case "empty":
    case "ready":
      return pending ? { kind: "sending", share: null } : { kind: "idle" };
  }
}
