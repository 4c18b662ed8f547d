/** The game account dialog, a chunk of its own. */
export { GameDialog } from "./GameDialog.tsx";
export type {
  Activation,
  GameAccount,
  GameAction,
  GameDialogData,
  GameDialogProps,
  GameLaunch,
  GameLogin,
  GamePhase,
  MoneyMove,
  PlayWay,
} from "./props.ts";
