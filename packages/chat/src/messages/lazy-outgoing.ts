import type { ComponentType } from "react";
import { lazyMessage } from "./lazy-message.tsx";
import type { OutgoingAnnouncerProps } from "./OutgoingAnnouncer.tsx";
import type { SendFailedProps } from "./SendFailed.tsx";

const loadParts = () => import("./outgoing-parts.ts");

/** Until it has loaded, nothing is read out. */
export const LazyOutgoingAnnouncer: ComponentType<OutgoingAnnouncerProps> = lazyMessage(
  () => loadParts().then((parts) => parts.OutgoingAnnouncer),
  null,
);

export const LazySendFailed: ComponentType<SendFailedProps> = lazyMessage(
  () => loadParts().then((parts) => parts.SendFailed),
  "status",
);
