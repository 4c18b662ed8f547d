import type { ComponentType } from "react";
import { lazyMessage } from "./lazy-message.tsx";
import type { MediaMessageProps } from "./media/MediaMessage.tsx";
import type { PictureDialogProps } from "./viewer/PictureDialog.tsx";

/** Pictures, videos and files, sent or not yet. */
export const LazyMedia: ComponentType<MediaMessageProps> = lazyMessage(
  () => import("./media/MediaMessage.tsx").then((module) => module.MediaMessage),
  "picture",
);

/** A picture over the whole screen: it is there with the pictures. */
export const LazyPictureDialog: ComponentType<PictureDialogProps> = lazyMessage(
  () => import("./media/MediaMessage.tsx").then((module) => module.PictureDialog),
  null,
);
