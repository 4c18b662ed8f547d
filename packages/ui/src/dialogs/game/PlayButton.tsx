import { formatAmount } from "@member-wallet/domain";
import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { SegmentedControl } from "../../segmented-control/SegmentedControl.tsx";
import { type ActiveAccountProps, callState, isPositive } from "./call-state.ts";
import styles from "./GameDialog.module.css";
import type { PlayWay } from "./props.ts";

type PlayButtonProps = Pick<
  ActiveAccountProps,
  | "phase"
  | "moving"
  | "unresolved"
  | "opening"
  | "wallet"
  | "playWay"
  | "onPlayWay"
  | "onPlay"
  | "onMoveInAndPlay"
>;

/** With money in the wallet the member chooses whether it moves in first; the button names what it then does. */
export function PlayButton(props: PlayButtonProps) {
  const { opening, wallet, unresolved, playWay, onPlayWay, onPlay, onMoveInAndPlay } = props;
  const { t } = useTranslation("game");
  const call = callState(props);
  const { balance } = opening;
  const button = { variant: "primary", icon: Gamepad2, block: true } as const;
  if (!isPositive(wallet)) {
    return (
      <Button {...button} {...call("play")} onClick={onPlay}>
        {t("play")}
      </Button>
    );
  }
  // A second move waits for the end of the first.
  const canMoveIn = unresolved === null;
  const way = canMoveIn ? playWay : "without";
  const ways: readonly { value: PlayWay; label: string }[] = [
    { value: "without", label: t("ways.without") },
    { value: "move-in", label: t("ways.moveIn") },
  ];
  return (
    <div className={styles.play}>
      {canMoveIn && (
        <SegmentedControl label={t("ways.label")} segments={ways} value={way} onChange={onPlayWay} />
      )}
      {way === "move-in" ? (
        <Button {...button} {...call("move-in-and-play")} onClick={onMoveInAndPlay}>
          {t("moveInAndPlay", { amount: formatAmount(wallet) })}
        </Button>
      ) : (
        <Button {...button} {...call("play")} onClick={onPlay}>
          {isPositive(balance)
            ? t("playWithInside", { amount: formatAmount(balance) })
            : t("playWithoutMoving")}
        </Button>
      )}
    </div>
  );
}
