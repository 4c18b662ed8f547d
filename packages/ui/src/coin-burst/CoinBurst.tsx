import { type CSSProperties, useEffect, useRef } from "react";
import styles from "./CoinBurst.module.css";

const COINS = 16;

/** Coins that fly up once over the page and open dialogs: money arrived. Nothing moves when less motion is wished. */
export function CoinBurst() {
  const layer = useRef<HTMLDivElement>(null);
  // The browser's top layer: a dialog may be open.
  useEffect(() => layer.current?.showPopover?.(), []);
  return (
    <div ref={layer} className={styles.layer} popover="manual" aria-hidden data-testid="coin-burst">
      {Array.from({ length: COINS }, (_, coin) => (
        <span key={coin} className={styles.coin} style={pathOf(coin)} />
      ))}
    </div>
  );
}

/** Spreads the coins evenly, and unevenly enough in height and time to look thrown. */
function pathOf(coin: number): CSSProperties {
  const across = (coin / (COINS - 1)) * 2 - 1;
  return {
    "--across": across.toFixed(2),
    "--height": (0.6 + ((coin * 7) % 5) / 10).toFixed(1),
    animationDelay: `${(coin * 53) % 180}ms`,
  } as CSSProperties;
}
