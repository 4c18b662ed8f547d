import { type Draft, readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";

/** The promotion code as typed, until the promotion is received. */
export function usePromotionDraft(): Draft<string> {
  return useDraft("promotion", readTextDraft);
}
