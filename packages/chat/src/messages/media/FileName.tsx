import { File } from "lucide-react";
import { Bubble } from "../row/Bubble.tsx";
import styles from "./Media.module.css";

/** A file of which only the name is left. */
export function FileName({ name }: { readonly name: string }) {
  return (
    <Bubble>
      <span className={styles.file}>
        <File className={styles.icon} aria-hidden />
        <bdi className={styles.name}>{name}</bdi>
      </span>
    </Bubble>
  );
}
