import { GamePicture } from "./GamePicture.tsx";
import styles from "./GameTile.module.css";

/** A game as its small tile shows it. */
export interface GameTileProps {
  readonly name: string;
  /** An image as the server sent it; an unsafe or broken one is not shown. */
  readonly logo: string | null;
  readonly onOpen: () => void;
}

/** A game by its logo and name, one of several beside each other. */
export function GameTile({ name, logo, onOpen }: GameTileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <GamePicture source={logo} waits={false} className={styles.logo} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
