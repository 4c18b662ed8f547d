import { Dialog, LazyFallback, Skeleton, useLazy } from "@member-wallet/ui";
import { useTranslation } from "react-i18next";

interface PictureDialogProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** `""` without one. */
  readonly name: string;
  /** Requested by Escape, Back on Android, a press beside the picture or the close button. */
  readonly onClose: () => void;
}

const loadViewer = () => import("./ZoomablePicture.tsx").then((module) => module.ZoomablePicture);

/** A picture as large as the screen allows, to zoom into. What zooms loads when it first opens. */
export function PictureDialog({ url, name, onClose }: PictureDialogProps) {
  const { t } = useTranslation("chat");
  const viewer = useLazy(loadViewer);
  return (
    <Dialog title={name || t("message.picture")} size="large" onClose={onClose}>
      {viewer.kind === "ready" ? (
        <viewer.value url={url} name={name} />
      ) : (
        <LazyFallback lazy={viewer} skeleton={<Skeleton shape="block" />} />
      )}
    </Dialog>
  );
}
