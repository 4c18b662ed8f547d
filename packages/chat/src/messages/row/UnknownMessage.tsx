import { useTranslation } from "react-i18next";
import { Bubble } from "./Bubble.tsx";

/** In place of a message of a type that this app doesn't know, or with nothing in it. */
export function UnknownMessage() {
  const { t } = useTranslation("chat");
  return <Bubble variant="notice">{t("message.unknown")}</Bubble>;
}
