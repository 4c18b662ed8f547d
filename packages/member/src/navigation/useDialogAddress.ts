import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type DialogAddress, dialogOver, pageSearch, readDialogAddress, readPage } from "./dialog-address.ts";
import { useIsMounted } from "./useIsMounted.ts";

/** Marks a history entry that the app pushed for a dialog, so that closing goes back instead of adding entries. */
interface DialogEntry {
  dialogPushed: true;
}

function wasPushed(state: unknown): state is DialogEntry {
  return (
    typeof state === "object" && state !== null && "dialogPushed" in state && state.dialogPushed === true
  );
}

/** How an opened dialog enters the history: as a new entry (Back closes it), or replacing the current one. */
export type OpenHow = "push" | "replace";

export interface DialogNavigation {
  address: DialogAddress | null;
  open(address: DialogAddress, how?: OpenHow): void;
  close(): void;
}

/** The open dialog in the address, with functions that change it. */
export function useDialogAddress(): DialogNavigation {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const pushed = wasPushed(state);

  const open = useCallback(
    (address: DialogAddress, how: OpenHow = "push") => {
      const replace = how === "replace";
      const entry: DialogEntry | null = replace && !pushed ? null : { dialogPushed: true };
      void navigate({ pathname, search: dialogOver(search, address) }, { replace, state: entry });
    },
    [navigate, pathname, search, pushed],
  );

  // A call that ends after the member went Back must not go back again.
  const isMounted = useIsMounted();
  // Nor does a second press of the close button, before the first takes effect.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);

  const close = useCallback(() => {
    if (!isMounted() || left.current === key) return;
    left.current = key;
    if (pushed) void navigate(-1);
    else void navigate({ pathname, search: pageSearch(readPage(search)) }, { replace: true });
  }, [navigate, pathname, search, pushed, key, isMounted]);

  return { address: readDialogAddress(search), open, close };
}
