import * as v from "valibot";
import { CHAT_TEXT_LIMIT, chatTextLength } from "./text-limit.ts";

/** A text that a customer may send (§5). */
export const SentText = v.pipe(
  v.string(),
  v.check((text) => chatTextLength(text) <= CHAT_TEXT_LIMIT, "Too long"),
);
