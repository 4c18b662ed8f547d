import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** The same number of dots for every amount: their number reveals nothing. */
const DOTS = "••••";

export interface HiddenFigureProps {
  /** What screen readers read, from `HiddenAmounts`. */
  readonly text: string;
  /** Puts the figure into its sentence, such as "Game credit {{figure}}". */
  readonly sentence?: (figure: string) => string;
}

/** Dots in place of an amount. */
export function HiddenFigure({ text, sentence = String }: HiddenFigureProps) {
  return (
    <>
      <span aria-hidden>{sentence(DOTS)}</span>
      <VisuallyHidden>{sentence(text)}</VisuallyHidden>
    </>
  );
}
