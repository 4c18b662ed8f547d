import { Dialog } from "@member-wallet/ui";
import { useTranslation } from "react-i18next";
import { lazyMessage } from "../lazy-message.tsx";

const ZoomablePicture = lazyMessage(
  () => import("./ZoomablePicture.tsx").then((module) => module.ZoomablePicture),
  "viewer",
);

export interface PictureDialogProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** `""` without one. */
  readonly name: string;
  /** Requested by Escape, Back on Android or the close button. */
  readonly onClose: () => void;
}

/** A picture over the whole screen, to zoom into. What zooms loads when it first opens. */
export function PictureDialog({ url, name, onClose }: PictureDialogProps) {
  const { t } = useTranslation("chat");
  return (
    <Dialog title={t("message.picture")} size="screen" onClose={onClose}>
      <ZoomablePicture url={url} name={name} />
    </Dialog>
  );
}
