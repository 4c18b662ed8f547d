import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** The same number of dots for every amount: their number reveals nothing. */
const DOTS = "••••";

export interface HiddenFigureProps {
  /** Puts the figure into its sentence, such as "Game credit {{figure}}". */
  readonly sentence?: (figure: string) => string;
}

/** Dots in place of an amount; screen readers announce that it is hidden. */
export function HiddenFigure({ sentence = String }: HiddenFigureProps) {
  const { t } = useTranslation("ui");
  return (
    <>
      <span aria-hidden>{sentence(DOTS)}</span>
      <VisuallyHidden>{sentence(t("amountHidden"))}</VisuallyHidden>
    </>
  );
}
