import { useTranslation } from "react-i18next";
import { Told } from "./Told.tsx";

export interface GuestForgottenProps {
  readonly onClose: () => void;
}

/** Says that the chat is deleted, while the next guest's has already begun. */
export function GuestForgotten({ onClose }: GuestForgottenProps) {
  const { t } = useTranslation("chat");
  return <Told title={t("ending.forget.done")} onClose={onClose} />;
}
