import { ImageOff } from "lucide-react";
import { Bubble } from "../row/Bubble.tsx";
import styles from "./Media.module.css";

/** In place of a picture, video or file whose address is refused: another try can't help. */
export function BrokenMedia({ children }: { readonly children: string }) {
  return (
    <Bubble variant="notice">
      <span className={styles.broken}>
        <ImageOff className={styles.icon} aria-hidden />
        {children}
      </span>
    </Bubble>
  );
}
