import type { ChatButton } from "@member-wallet/api";

/** The buttons with something to read on them: a link or a number stands for its missing title, an answer needs one. */
export function shownButtons(buttons: readonly ChatButton[] | undefined): readonly ChatButton[] {
  return (buttons ?? []).filter(
    ({ type, title, payload }) =>
      title.trim() !== "" || ((type === "web" || type === "call") && payload.trim() !== ""),
  );
}
