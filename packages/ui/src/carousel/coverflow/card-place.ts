/** A card's place in the carousel. */
export interface CardPlace {
  /** False until the card is near the middle. */
  readonly loadImages: boolean;
  /** For the card's button: only the card in the middle is a tab stop, arrow keys reach the others. */
  readonly tabIndex: 0 | -1;
}
