import { useTranslation } from "react-i18next";
import { LazyFallback, type NotLoaded } from "@member-wallet/ui";
import { GamesSkeleton } from "./GamesSkeleton.tsx";

/** Placeholder for the games' carousels while they load or after they failed to load. */
export function GamesPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { t } = useTranslation("member");
  return <LazyFallback lazy={lazy} skeleton={<GamesSkeleton />} message={t("home.gamesFailed")} />;
}
