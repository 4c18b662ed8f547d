import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { HeldBack, HoldBack } from "@member-wallet/ui";
import { type EntryNotes, entryKey, entryNotes, goBack, leavingEntry } from "./history-entry.ts";

/** The history entries of the questions that are open, whichever part of the page asked them. */
const questions = new Set<string | undefined>();

/**
 * Gives a question over the page or dialog an entry of its own in the history, so that Back closes the question alone
 * (§2 Dialogs). The entry goes when the question is answered.
 */
export function useHoldBack(): HoldBack {
  const navigate = useNavigate();
  const { key } = useLocation();

  // An entry whose question is gone, as after a reload or by Forward, leads nowhere.
  useEffect(() => {
    if (key === entryKey() && entryNotes().held && !questions.has(key)) void goBack(1);
  }, [key]);

  return useCallback(
    (onBack) => {
      let own: string | undefined;
      let open = true;

      async function begin() {
        await leavingEntry();
        if (!open) return;
        const { pathname, search } = window.location;
        const state: EntryNotes = { ...entryNotes(), held: true };
        void navigate({ pathname, search }, { state });
        own = entryKey();
        questions.add(own);
      }

      function followBack() {
        if (own === undefined || entryKey() === own) return;
        questions.delete(own);
        own = undefined;
        // The page under the question went back, not the member.
        if (leavingEntry() !== null) void begin();
        else onBack();
      }

      window.addEventListener("popstate", followBack);
      void begin();
      const drop = () => {
        open = false;
        window.removeEventListener("popstate", followBack);
        questions.delete(own);
      };
      return {
        drop,
        async release() {
          drop();
          if (own !== undefined && entryKey() === own) await goBack(1);
        },
      };
    },
    [navigate],
  );
}

/**
 * Lets Back close alone what is open over a dialog without an address, such as a prize.
 * @returns resolves once the history is as it was before: for closing it in another way.
 */
export function useHeldBack(isOpen: boolean, close: () => void): () => Promise<void> {
  const holdBack = useHoldBack();
  const held = useRef<HeldBack>(null);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    held.current = holdBack(() => onBack());
    return () => held.current?.drop();
  }, [isOpen, holdBack]);
  return useCallback(async () => held.current?.release(), []);
}
