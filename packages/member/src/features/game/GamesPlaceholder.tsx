import { useTranslation } from "react-i18next";
import { LazyFallback, type NotLoaded } from "@member-wallet/ui";
import { GamesSkeleton } from "./GamesSkeleton.tsx";

/** Stands in the place of the games' carousels while they are on their way, or could not be fetched. */
export function GamesPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { t } = useTranslation("member");
  return <LazyFallback lazy={lazy} skeleton={<GamesSkeleton />} message={t("home.gamesFailed")} />;
}
