import type { ComponentType } from "react";
import { lazyMessage } from "./lazy-message.tsx";
import type { MediaMessageProps } from "./media/MediaMessage.tsx";

/** Pictures, videos and files, sent or not yet. */
export const LazyMedia: ComponentType<MediaMessageProps> = lazyMessage(
  () => import("./media/MediaMessage.tsx").then((module) => module.MediaMessage),
  "picture",
);
