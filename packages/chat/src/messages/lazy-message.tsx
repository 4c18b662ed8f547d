import { LazyFallback, Skeleton, useLazy } from "@member-wallet/ui";
import type { ComponentType } from "react";
import styles from "./lazy-message.module.css";

/**
 * A part of messages that loads when the first message needs it; every later one has it at once.
 * @param room of the part while it loads; `null` for a part that is not seen.
 */
export function lazyMessage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: "buttons" | "status" | "picture" | "cards" | "viewer" | null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  return function LazyMessage(props: Props) {
    const part = useLazy(loadOnce, loaded);
    if (part.kind === "ready") return <part.value {...props} />;
    if (room === null) return null;
    return (
      <div className={styles.room} data-room={room}>
        <LazyFallback lazy={part} skeleton={<Skeleton shape="block" />} />
      </div>
    );
  };
}
