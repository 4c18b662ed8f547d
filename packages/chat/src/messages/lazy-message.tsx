import { LazyFallback, Skeleton, useLazy } from "@member-wallet/ui";
import type { ComponentType } from "react";
import styles from "./lazy-message.module.css";

/**
 * A part of messages that loads when the first message needs it; every later one has it at once.
 * @param room of the part while it loads.
 */
export function lazyMessage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: "picture" | "cards" | "viewer",
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  return function LazyMessage(props: Props) {
    const part = useLazy(loadOnce, loaded);
    return part.kind === "ready" ? (
      <part.value {...props} />
    ) : (
      <div className={styles.room} data-room={room}>
        <LazyFallback lazy={part} skeleton={<Skeleton shape="block" />} />
      </div>
    );
  };
}
