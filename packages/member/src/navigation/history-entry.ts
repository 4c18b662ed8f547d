/** What the app notes in a history entry, beside the router's own data; it survives a reload. */
export interface EntryNotes {
  /** The app pushed the first entry of the open dialog: Back from there closes it. */
  readonly dialogPushed: boolean;
  /** How many entries the open dialog has pushed since then, one for each of its steps. */
  readonly dialogSteps: number;
  /** The entry was pushed for a question over the page or dialog: Back closes that alone. */
  readonly held: boolean;
}

/** The notes of the current entry, which a press may find before the page of that entry is drawn. */
export function entryNotes(): EntryNotes {
  const { usr } = entryState();
  const notes: Partial<Record<keyof EntryNotes, unknown>> =
    typeof usr === "object" && usr !== null ? usr : {};
  return {
    dialogPushed: notes.dialogPushed === true,
    dialogSteps: typeof notes.dialogSteps === "number" ? notes.dialogSteps : 0,
    held: notes.held === true,
  };
}

/** Tells the entries of this visit apart, as the router does; undefined for one that is not the router's. */
export function entryKey(): string | undefined {
  return entryState().key;
}

function entryState(): { usr?: unknown; key?: string } {
  return (window.history.state as { usr?: unknown; key?: string } | null) ?? {};
}

let leaving: Promise<void> | null = null;

/** Going back that is on its way; `null` for none. */
export function leavingEntry(): Promise<void> | null {
  return leaving;
}

/**
 * Goes back over some entries, and resolves once they are left. Until then no other call goes back too: a second press
 * of a button, or an answer that comes at the same time, would leave the page.
 */
export function goBack(entries: number): Promise<void> {
  leaving ??= new Promise((left) => {
    const arrive = () => {
      leaving = null;
      left();
    };
    window.addEventListener("popstate", arrive, { once: true });
    window.history.go(-entries);
  });
  return leaving;
}
