import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type DialogAddress, dialogOver, pageSearch, readDialogAddress, readPage } from "./dialog-address.ts";
import { type EntryNotes, entryNotes, goBack } from "./history-entry.ts";
import { useIsMounted } from "./useIsMounted.ts";

/** How an opened dialog enters the history: as a new entry (Back closes it), or replacing the current one. */
export type OpenHow = "push" | "replace";

export interface DialogNavigation {
  address: DialogAddress | null;
  /** Opens a dialog, or another step of the open one. One that is open already stays as it is. */
  open(address: DialogAddress, how?: OpenHow): void;
  /** Returns from a step of the open dialog, as Back does; `to`: the former one, for a visit that began at this step. */
  back(to: DialogAddress): void;
  /** Closes the open dialog with all its steps. */
  close(): void;
}

/**
 * The open dialog in the address, with functions that change it. They read the address when they are called: a press
 * may come before the page of the last one is drawn.
 */
export function useDialogAddress(): DialogNavigation {
  const { search } = useLocation();
  const navigate = useNavigate();
  // A call that ends after the member went Back must not go back again.
  const isMounted = useIsMounted();

  const open = useCallback(
    (address: DialogAddress, how: OpenHow = "push") => {
      const { pathname, search: here } = window.location;
      const shown = readDialogAddress(here);
      const wanted = dialogOver(here, address);
      if (shown && dialogOver(here, shown) === wanted) return;
      const { dialogPushed, dialogSteps } = entryNotes();
      // A dialog that is still loading gives way to what is pressed on the page.
      const replace =
        how === "replace" || (shown !== null && document.querySelector("dialog:modal") === null);
      const state: Partial<EntryNotes> = replace
        ? { dialogPushed, dialogSteps }
        : shown?.kind === address.kind
          ? { dialogPushed, dialogSteps: dialogSteps + 1 }
          : { dialogPushed: true };
      void navigate({ pathname, search: wanted }, { replace, state });
    },
    [navigate],
  );

  const back = useCallback(
    (to: DialogAddress) => {
      if (entryNotes().dialogSteps > 0) void goBack(1);
      else open(to, "replace");
    },
    [open],
  );

  const close = useCallback(() => {
    const { pathname, search: here } = window.location;
    if (!isMounted() || readDialogAddress(here) === null) return;
    const { dialogPushed, dialogSteps, held } = entryNotes();
    const entries = Number(dialogPushed) + dialogSteps + Number(held);
    const showPage = () => void navigate({ pathname, search: pageSearch(readPage(here)) }, { replace: true });
    if (entries === 0) showPage();
    // The first entry of a visit stays, without the dialog.
    else void goBack(entries).then(dialogPushed ? undefined : showPage);
  }, [navigate, isMounted]);

  return { address: readDialogAddress(search), open, back, close };
}
