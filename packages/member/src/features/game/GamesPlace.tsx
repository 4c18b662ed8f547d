import { useTranslation } from "react-i18next";
import { LazyWaiting, type NotThere } from "@member-wallet/ui";
import { GamesWaiting } from "./GamesWaiting.tsx";

/** Stands in the place of the games' carousels while they are on their way, or could not be fetched. */
export function GamesPlace({ lazy }: { lazy: NotThere }) {
  const { t } = useTranslation("member");
  return <LazyWaiting lazy={lazy} waiting={<GamesWaiting />} message={t("home.gamesFailed")} />;
}
