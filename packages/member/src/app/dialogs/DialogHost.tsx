import type { ComponentType } from "react";
import { DialogBodyHeight } from "@member-wallet/ui";
import { type DialogAddress, dialogSearch } from "../../navigation/dialog-address.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { DIALOG_SHAPES } from "./dialog-shapes.ts";
import { DialogErrorFallback } from "./DialogPlaceholder.tsx";
import { DIALOGS } from "./dialogs.ts";

/** Opens every dialog: the one that the address names, from a chunk of its own. */
export function DialogHost() {
  const { address } = useDialogAddress();
  if (address === null) return null;
  return (
    <ErrorBoundary
      resetBy={dialogSearch(address)}
      fallback={(retry) => <DialogErrorFallback onRetry={retry} />}
    >
      <OpenDialog {...address} />
    </ErrorBoundary>
  );
}

function OpenDialog({ kind, ...parameters }: DialogAddress) {
  // The map's type ties a dialog to its own parameters; a union of both can't say so.
  const Dialog = DIALOGS[kind] as ComponentType<typeof parameters>;
  return (
    <DialogBodyHeight value={DIALOG_SHAPES[kind].height}>
      <Dialog {...parameters} />
    </DialogBodyHeight>
  );
}
