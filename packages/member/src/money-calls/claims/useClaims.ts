import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type ClaimPhase, useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { MutationOutcome } from "../mutation/outcome.ts";
import { type Failure, type Send, useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome, useRefusalAlert } from "../mutation/useBackgroundOutcome.ts";

interface Claims<Action extends string> {
  /** Names what is claimed, for an outcome that arrives after the view was left. */
  title: string;
  /** Where a refusal shows (§8). */
  refusal: "alert" | "toast";
  /** The claim that is pending, if any: sent by this view or by one that the member left. */
  running: Action | null;
}

/**
 * Claims, one at a time and each under a key: a success is a toast on any page, a refusal a toast or an alert titled
 * "error" (§8), an unknown outcome a phase of the view. Everything that a claim changes is refetched by its endpoint.
 */
export function useClaims<Action extends string>({ title, refusal, running }: Claims<Action>) {
  const { t } = useTranslation("claims");
  const toast = useToast();
  const textOf = useErrorText();
  const alertRefusal = useRefusalAlert();
  const onFailure = useCallback(
    (failure: Failure) => {
      if (refusal === "alert") alertRefusal(failure);
      else if (failure.kind === "refused") toast({ tone: "danger", text: textOf(failure.error) });
    },
    [refusal, alertRefusal, toast, textOf],
  );
  const onSettledInBackground = useBackgroundOutcome({
    title,
    label: t("openStatement"),
    href: PATHS.statement,
  });
  const { phase, run, resend } = useIdempotentMutation<Action>({ onFailure, onSettledInBackground });

  /**
   * @param done shown as a toast once the claim is made, by this or by a later sending; `null` where `onDone` shows it.
   */
  function claim<Data>(
    action: Action,
    send: Send<Data>,
    done: string | null,
    onDone: () => void = () => undefined,
  ): Promise<MutationOutcome<Data>> {
    return run(action, send, ({ kind }) => {
      if (kind !== "done") return;
      if (done !== null) toast({ tone: "positive", text: done });
      onDone();
    });
  }

  return { phase: phaseOf(phase, running), claim, resend };
}

function phaseOf<Action extends string>(
  phase: ReturnType<typeof useIdempotentMutation<Action>>["phase"],
  running: Action | null,
): ClaimPhase<Action> {
  if (phase.kind !== "idle" && phase.kind !== "refused") return phase;
  return running === null ? { kind: "idle" } : { kind: "pending", action: running };
}
