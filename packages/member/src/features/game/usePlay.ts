import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { type GameAccount, readGameLogin, useAutoLoginMutation } from "@member-wallet/api";
import { gameLaunch, type Satang } from "@member-wallet/domain";
import { safeUrl, useToast } from "@member-wallet/ui";
import { openTabWindow, type TabWindow } from "../../navigation/tab-window.ts";
import type { Store } from "../../store/store.ts";
import { outcomeOf } from "../../calls/outcome.ts";
import type { useGameCalls } from "./useGameCalls.ts";
import type { useGameMoves } from "./useGameMoves.ts";

interface PlaySettings {
  readonly run: ReturnType<typeof useGameCalls>["run"];
  readonly move: ReturnType<typeof useGameMoves>["move"];
  /** The browser blocked the window: a link shows instead. */
  onBlocked(link: string): void;
}

/**
 * Playing (§2 Game launching): the window opens within the tap, and closes again when the game can't be opened. A game
 * without an auto-login call opens its web link at once; any other waits in its window for its log-in and its link.
 */
export function usePlay({ run, move, onBlocked }: PlaySettings) {
  const { t } = useTranslation("game");
  const toast = useToast();
  const dispatch = useDispatch<Store["dispatch"]>();
  const [autoLogin] = useAutoLoginMutation();

  function sendOn(opened: TabWindow | null, link: string | null) {
    const safe = safeUrl(link);
    if (safe === null) {
      opened?.close();
      return toastNoLink();
    }
    if (opened === null || !opened.goTo(safe)) onBlocked(safe);
  }

  const toastNoLink = () => toast({ tone: "danger", text: t("noLink") });

  /** @param moving the amount that moves in first; the game opens only once that is done. `null`: no transfer. */
  return async function play({ code, web }: GameAccount, moving: Satang | null): Promise<void> {
    const launch = gameLaunch(code);
    // No money moves into a game that then can't be opened.
    if (launch.kind === "web-link" && safeUrl(web) === null) return toastNoLink();
    const opened = openTabWindow(t("opening"));
    if (moving !== null && (await move("move-in-and-play", moving)).kind !== "done") return opened?.close();

    if (launch.kind === "web-link") return sendOn(opened, web);

    const { provider, sends } = launch;
    const outcome = await run("play", async () => {
      const login = await dispatch(readGameLogin(code));
      if (login.error) return { error: outcomeOf(login).kind === "refused" ? withoutLogin() : login.error };
      const { username } = login.data;
      return autoLogin({ provider, username, password: sends === "username" ? null : login.data.password });
    });
    if (outcome.kind === "done") sendOn(opened, outcome.data.link);
    else opened?.close();
  };

  /** The log-in's section shows why it failed to load; this text says what that means for the game. */
  function withoutLogin() {
    return { kind: "refused" as const, message: t("noLogin"), status: 0 };
  }
}
