import { type ComponentType, useEffect } from "react";
import { useSupportChat } from "../../support/useSupportChat.ts";
import { type DialogAddress, dialogSearch } from "../../navigation/dialog-address.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useBreak } from "../../protection/useBreak.ts";
import { CLOSED_ON_BREAK, OnBreakDialog } from "./closed-on-break.tsx";
import { DialogErrorFallback, DialogPlaceholder } from "./DialogPlaceholder.tsx";
import { DIALOGS } from "./dialogs.ts";

/** Opens every dialog: the one that the address names, from a chunk of its own. */
export function DialogHost() {
  const { address, close } = useDialogAddress();
  const contacting = useSupportChat().asked !== null;
  // The chat opens beside the page, not over a dialog. What was typed is kept as a draft.
  useEffect(() => {
    if (contacting) close();
  }, [contacting, close]);
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
  const taken = useBreak();
  if (taken.kind !== "none" && CLOSED_ON_BREAK.has(kind))
    return taken.kind === "on" ? (
      <OnBreakDialog kind={kind} until={taken.until} />
    ) : (
      <DialogPlaceholder lazy={{ kind: "loading" }} />
    );
  // The map's type ties a dialog to its own parameters; a union of both can't say so.
  const Dialog = DIALOGS[kind] as ComponentType<typeof parameters>;
  return <Dialog {...parameters} />;
}
