import type { ChatCard } from "@member-wallet/api";
import { shownButtons } from "../buttons/shown-buttons.ts";

/** The cards with anything to show on them. */
export function shownCards(cards: readonly ChatCard[]): readonly ChatCard[] {
  return cards.filter(
    ({ image_url: picture, title, subtitle, buttons }) =>
      `${picture}${title}${subtitle}`.trim() !== "" || shownButtons(buttons).length > 0,
  );
}
