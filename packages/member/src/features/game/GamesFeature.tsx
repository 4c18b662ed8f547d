import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import { GamesDialog } from "@member-wallet/ui/dialogs/games";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { cardLabels, cardOf, CATEGORIES } from "./carousel-game.ts";

/** All games by category, each opening its dialog. @param first the category that comes first. */
export function GamesFeature({ first }: { first: string | null }) {
  const { t } = useTranslation("member");
  const { open, close } = useDialogAddress();
  const content = useLoadable(useGetWalletQuery(), ({ slots }) =>
    CATEGORIES.toSorted((one, other) => Number(other === first) - Number(one === first)).map((category) => ({
      heading: t(`home.${category}`),
      games: slots
        .filter((game) => game.category === category)
        .map((game) => ({ code: game.code, account: cardOf(game) })),
    })),
  );
  return (
    <HideableAmounts>
      <GamesDialog
        content={content}
        labels={cardLabels(t)}
        onOpen={(code) => open({ kind: "game", code })}
        onClose={close}
      />
    </HideableAmounts>
  );
}
