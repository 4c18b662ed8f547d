/** The dialog with all games, a chunk of its own. */
export { GamesDialog } from "./GamesDialog.tsx";
export type { GameGroup, GamesDialogProps, ListedGame } from "./GamesDialog.tsx";
