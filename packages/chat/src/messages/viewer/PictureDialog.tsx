import { Dialog } from "@member-wallet/ui";
import { useTranslation } from "react-i18next";
import { lazyMessage } from "../lazy-message.tsx";

const ZoomablePicture = lazyMessage(
  () => import("./ZoomablePicture.tsx").then((module) => module.ZoomablePicture),
  "viewer",
);

interface PictureDialogProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** `""` without one. */
  readonly name: string;
  /** Requested by Escape, Back on Android, a press beside the picture or the close button. */
  readonly onClose: () => void;
}

/** A picture as large as the screen allows, to zoom into. What zooms loads when it first opens. */
export function PictureDialog({ url, name, onClose }: PictureDialogProps) {
  const { t } = useTranslation("chat");
  return (
    <Dialog title={name || t("message.picture")} size="large" onClose={onClose}>
      <ZoomablePicture url={url} name={name} />
    </Dialog>
  );
}
