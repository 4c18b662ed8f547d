import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import { GamesDialog } from "@member-wallet/ui/dialogs/games";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { cardOf, CATEGORIES } from "./carousel-game.ts";
import { useCardLabels } from "./useCardLabels.ts";

/** All games by category, each opening its dialog. @param first the category that comes first. */
export function GamesFeature({ first }: { first: string | null }) {
  const { t } = useTranslation("member");
  const { open, close } = useDialogAddress();
  const labels = useCardLabels();
  const content = useLoadable(useGetWalletQuery(), ({ slots }) =>
    CATEGORIES.toSorted((one, other) => Number(other === first) - Number(one === first)).map((category) => ({
      heading: t(`home.${category}`),
      games: slots
        .filter((game) => game.category === category)
        .map((game) => ({ code: game.code, account: cardOf(game) })),
    })),
  );
  return (
    <GamesDialog
      content={content}
      labels={labels}
      onOpen={(code) => open({ kind: "game", code })}
      onClose={close}
    />
  );
}
