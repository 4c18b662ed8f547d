import { type Satang, satang } from "@member-wallet/domain";
import type { ActiveOpening } from "./call-state.ts";
import type { GameAccount, GameDialogProps } from "./props.ts";
import { SUPPORT_LINK } from "../../testing/support-link.tsx";

/** An open account as the dialog is given it, for tests and stories. */
export function anActiveGame(changes: Partial<ActiveOpening> = {}): ActiveOpening {
  return {
    kind: "active",
    balance: satang(35_050),
    rate: 10,
    launch: "auto-login",
    login: { kind: "ready", data: { username: "pg0812345678", password: "secret-9" } },
    ...changes,
  };
}

export function aReadyContent(
  changes: { readonly wallet?: Satang | null; readonly account?: Partial<GameAccount> } = {},
): GameDialogProps["content"] {
  return {
    kind: "ready",
    data: {
      wallet: changes.wallet === undefined ? satang(123_450) : changes.wallet,
      account: {
        code: "PG",
        name: "PG Soft",
        logo: null,
        android: null,
        ios: null,
        opening: anActiveGame(),
        ...changes.account,
      },
    },
  };
}

const nothing = () => {};

export function aGameDialog(changes: Partial<GameDialogProps> = {}): GameDialogProps {
  return {
    content: aReadyContent(),
    phase: { kind: "idle" },
    support: SUPPORT_LINK,
    moving: null,
    unresolved: null,
    closed: null,
    activation: { pending: false, refusal: null, unresolved: null },
    onActivate: nothing,
    amount: "",
    onAmount: nothing,
    onMoveIn: nothing,
    onMoveOut: nothing,
    onResetPassword: () => Promise.resolve(),
    onResetBack: nothing,
    playWay: "without",
    onPlayWay: nothing,
    onPlay: nothing,
    onMoveInAndPlay: nothing,
    onClose: nothing,
    ...changes,
  };
}
