/** The game account dialog, a chunk of its own. */
export { GameDialog } from "./GameDialog.tsx";
export type {
  GameAccount,
  GameAction,
  GameDialogContent,
  GameDialogProps,
  GameLaunch,
  GameLogin,
  GamePhase,
} from "./props.ts";
