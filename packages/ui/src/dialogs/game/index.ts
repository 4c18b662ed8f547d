/** The game account dialog, a chunk of its own. */
export { movesMoney } from "./call-state.ts";
export { GameDialog } from "./GameDialog.tsx";
export type {
  GameAccount,
  GameAction,
  GameDialogData,
  GameDialogProps,
  GameLaunch,
  GameLogin,
  GamePhase,
  MoneyMove,
} from "./props.ts";
