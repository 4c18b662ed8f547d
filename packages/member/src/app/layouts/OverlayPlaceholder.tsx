import type { NotLoaded } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { OverlayPlaceholderView } from "./OverlayPlaceholderView.tsx";

/** Placeholder for a dialog until the code that all dialogs share is loaded. */
export function DialogHostPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { close } = useDialogAddress();
  return <OverlayPlaceholderView lazy={lazy} onClose={close} />;
}

/** Placeholder for the question whether to log out. */
export function LeaveQuestionPlaceholder({ lazy, leaving }: { lazy: NotLoaded; leaving: boolean }) {
  return leaving && <OverlayPlaceholderView lazy={lazy} />;
}
