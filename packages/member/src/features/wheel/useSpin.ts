import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type IdempotencyKey, type SpinResult, useSpinMutation } from "@member-wallet/api";
import { useAlert } from "@member-wallet/ui";
import type { Prize, SpinWheelDialogProps, SpinWheelSetup } from "@member-wallet/ui/dialogs/spin-wheel";
import { useHeldBack } from "../../navigation/useHoldBack.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import type { MutationOutcome } from "../../money-calls/mutation/outcome.ts";

/**
 * A spin, with the setup at its start: the wheel must not change while it turns. `seen`: the prize was closed, and the
 * setup is being refetched.
 */
type Spin =
  | { readonly kind: "idle" }
  | { readonly kind: "waiting"; readonly setup: SpinWheelSetup }
  | {
      readonly kind: "landing" | "stopped" | "seen";
      readonly setup: SpinWheelSetup;
      readonly result: SpinResult;
    };

const IDLE: Spin = { kind: "idle" };

/** The setup of the wheel, with the operator's markup about each slice. */
export interface DescribedSetup extends SpinWheelSetup {
  readonly descriptions: ReadonlyMap<string, string>;
}

/**
 * One spin after another: sent, landed at the server's prize, shown, and the wheel reloaded (§4).
 * @param setup `null` until it is loaded. @param refetch loads the setup again.
 */
export function useSpin(setup: DescribedSetup | null, refetch: () => Promise<unknown>) {
  const { t } = useTranslation("wheel");
  const alert = useAlert();
  const isMounted = useIsMounted();
  const [spin, setSpin] = useState<Spin>(IDLE);
  // Cached by name: a dialog that opens again knows of a spin that still runs, and sends no second one.
  const [send, { isLoading }] = useSpinMutation({ fixedCacheKey: "spin" });

  function start(key: IdempotencyKey) {
    if (setup) setSpin({ kind: "waiting", setup });
    return send({ key });
  }

  /** For a spin whose end no dialog shows. It may have won nothing, which only the slice's label tells. */
  function alertPrize(result: SpinResult) {
    void alert({ tone: "info", title: t("prize.title"), body: t("stoppedAt", { label: labelOf(result) }) });
  }

  const onLeave = useEffectEvent(() => {
    if (spin.kind === "landing") alertPrize(spin.result);
  });
  useEffect(() => () => onLeave(), []);

  function settle(outcome: MutationOutcome<SpinResult>) {
    if (outcome.kind !== "done") return setSpin(IDLE);
    const { data: result } = outcome;
    if (!isMounted()) return alertPrize(result);
    setSpin((current) =>
      current.kind === "waiting" ? { kind: "landing", setup: current.setup, result } : current,
    );
  }

  // Back leads from the prize to the wheel.
  const leavePrize = useHeldBack(spin.kind === "stopped", () => void reload());

  async function reload() {
    setSpin((current) => (current.kind === "stopped" ? { ...current, kind: "seen" } : current));
    await refetch();
    setSpin(IDLE);
  }

  return {
    running: isLoading,
    send: start,
    settle,
    landed: () =>
      setSpin((current) => (current.kind === "landing" ? { ...current, kind: "stopped" } : current)),
    closePrize: () => void leavePrize().then(reload),
    state: wheelState(spin),
    shown: setup && shownSetup(spin, setup),
    prize: prize(),
  };

  function prize(): Prize | null {
    if (spin.kind !== "stopped") return null;
    return { label: labelOf(spin.result), html: setup?.descriptions.get(spin.result.code) ?? null };
  }

  /** The prize's label may be empty: then its slice names it. */
  function labelOf({ code, label }: SpinResult): string {
    const slice = setup?.wheel?.slices.find((each) => each.code === code);
    return label || slice?.label || t("unnamedPrize");
  }
}

function wheelState(spin: Spin): SpinWheelDialogProps["state"] {
  switch (spin.kind) {
    case "idle":
    case "waiting":
      return { kind: spin.kind };
    case "landing":
      return { kind: "landing", code: spin.result.code };
    case "stopped":
    case "seen":
      return { kind: "stopped", code: spin.result.code };
  }
}

/** A spin takes its coin at once; a refusal gives it back. */
function shownSetup(spin: Spin, setup: SpinWheelSetup): SpinWheelSetup {
  switch (spin.kind) {
    case "idle":
      return setup;
    case "waiting":
      return { ...spin.setup, coins: spin.setup.coins === null ? null : spin.setup.coins - 1 };
    case "landing":
    case "stopped":
    case "seen":
      return { ...spin.setup, coins: spin.result.remainingCoin };
  }
}
