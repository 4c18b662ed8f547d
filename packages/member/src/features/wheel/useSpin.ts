import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import { afterPaint } from "@member-wallet/ui";
import type { Prize, SpinWheelDialogProps, SpinWheelSetup } from "@member-wallet/ui/dialogs/spin-wheel";
import type { Act, WheelStop } from "../../money-calls/record/act.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useShowAct } from "../../money-calls/record/useShowAct.ts";
import { seenOnPage, useActs, useRecord } from "../../money-calls/record/useRecord.ts";
import { useHeldBack } from "../../navigation/useHoldBack.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";

/** The setup of the wheel, with the operator's markup about each slice. */
export interface DescribedSetup extends SpinWheelSetup {
  readonly descriptions: ReadonlyMap<string, string>;
}

/** The end of a spin as the wheel shows it. `seen`: the prize was closed, and the setup is being refetched. */
interface Landing {
  readonly kind: "landing" | "stopped" | "seen";
  readonly stop: WheelStop;
}

type SpinProps = Pick<
  SpinWheelDialogProps,
  "state" | "prize" | "pending" | "unresolved" | "onSpin" | "onLanded" | "onPrizeSeen"
>;

/**
 * One spin after another: an act of the record (§4), whose end the wheel tells by landing at the server's prize.
 * @param setup `null` until it is loaded. @param refetch loads the setup again.
 * @returns with what the view needs, the setup to show.
 */
export function useSpin(
  setup: DescribedSetup | null,
  refetch: () => Promise<unknown>,
): SpinProps & { readonly shown: SpinWheelSetup | null } {
  const { t } = useTranslation("wheel");
  const record = useRecord();
  const isMounted = useIsMounted();
  const showAct = useShowAct();
  const coinsOfWallet = useGetWalletQuery().data?.profile.coin;
  const { begin, pending, unresolved } = usePlace("spin");
  const ended = useActs().find(isUntoldEnd);
  const isTurning = pending !== null || (ended !== undefined && record.isHere(ended));
  // The wheel must not change while it turns.
  const [turned, setTurned] = useState<DescribedSetup | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  /** Hears whether the member has seen where the wheel stopped. */
  const seen = useRef<((isSeen: boolean) => void) | null>(null);

  /** Lands the wheel, in one tab; where it can't be seen, a message says where it stopped. */
  const tell = useEffectEvent((act: Act) => {
    void record.tell(act, async () => {
      const stop = act.stand.kind === "done" ? act.stand.stop : undefined;
      if (isMounted() && setup !== null && stop !== undefined) {
        if (!record.isHere(act)) setTurned(setup);
        setLanding({ kind: "landing", stop });
        if (await new Promise<boolean>((resolve) => (seen.current = resolve))) return true;
      }
      return showAct(act);
    });
  });
  const endedKey = ended?.key;
  useEffect(() => {
    if (ended !== undefined) tell(ended);
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each spin.
  }, [endedKey]);
  useEffect(() => () => seen.current?.(false), []);

  async function spin() {
    // The wheel and its coins are drawn anew.
    await afterPaint();
    if (!isMounted()) return;
    setTurned(setup);
    const known = [setup?.coins, coinsOfWallet].filter((coins) => typeof coins === "number");
    // The lower one is the newer one after a spin.
    const coins = known.length === 0 ? null : Math.min(...known);
    await begin({ kind: "spin", coins });
  }

  function landed() {
    setLanding((current) => current && { ...current, kind: "stopped" });
    const tellSeen = seen.current;
    void seenOnPage().then(() => tellSeen?.(true));
  }

  // Back leads from the prize to the wheel.
  const leavePrize = useHeldBack(landing?.kind === "stopped", () => void reload());

  async function reload() {
    seen.current?.(true);
    setLanding((current) => current && { ...current, kind: "seen" });
    await refetch();
    setLanding(null);
  }

  return {
    state: stateOf(landing, isTurning),
    prize: landing?.kind === "stopped" ? prizeOf(landing.stop) : null,
    pending: pending !== null,
    unresolved,
    shown: setup && {
      wheel: ((isTurning || landing ? turned : null) ?? setup).wheel,
      // A spin takes its coin at once; a refusal gives it back.
      coins: pending !== null && setup.coins !== null ? setup.coins - 1 : setup.coins,
    },
    onSpin: () => void spin(),
    onLanded: landed,
    onPrizeSeen: () => void leavePrize().then(reload),
  };

  /** The prize's label may be empty: then its slice names it. One without a name may win nothing. */
  function prizeOf({ code, label }: WheelStop): Prize {
    const slice = setup?.wheel?.slices.find((each) => each.code === code);
    return {
      label: label || slice?.label || t("unnamedSlice"),
      html: setup?.descriptions.get(code) ?? null,
    };
  }
}

function isUntoldEnd({ asked, stand }: Act): boolean {
  return asked.kind === "spin" && stand.kind === "done" && !stand.told;
}

function stateOf(landing: Landing | null, isTurning: boolean): SpinWheelDialogProps["state"] {
  if (landing === null) return { kind: isTurning ? "waiting" : "idle" };
  return { kind: landing.kind === "landing" ? "landing" : "stopped", code: landing.stop.code };
}
