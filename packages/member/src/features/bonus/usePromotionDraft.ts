import { type Draft, readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";

/** The promotion code as typed; it stays after its promotion was received. */
export function usePromotionDraft(): Draft<string> {
  return useDraft("promotion", readTextDraft);
}
