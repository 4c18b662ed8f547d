import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { type GameAccount, readGameLogin, useAutoLoginMutation } from "@member-wallet/api";
import { gameLaunch, type Satang } from "@member-wallet/domain";
import { safeUrl, useToast } from "@member-wallet/ui";
import { openTabWindow, type TabWindow } from "../../navigation/tab-window.ts";
import type { Store } from "../../store/store.ts";
import { refusalOf } from "../mutation/refusal.ts";
import type { Outcome, Send } from "../mutation/useIdempotentMutation.ts";

interface PlaySettings {
  run(action: "play", send: Send): Promise<Outcome>;
  move(action: "move-in-and-play", amount: Satang): Promise<Outcome>;
  /** The browser blocked the window: the link is shown to be followed by hand. */
  onBlocked(link: string): void;
}

/**
 * Playing (§2 Game launching): the window opens within the tap, and closes again when the game can't be opened. A game
 * without an auto-login call is sent to its web link at once; any other waits in its window for its log-in and its link.
 */
export function usePlay({ run, move, onBlocked }: PlaySettings) {
  const { t } = useTranslation(["member", "game"]);
  const toast = useToast();
  const dispatch = useDispatch<Store["dispatch"]>();
  const [autoLogin] = useAutoLoginMutation();

  function sendOn(opened: TabWindow | null, link: string | null) {
    const safe = safeUrl(link);
    if (safe === null) {
      opened?.close();
      return sayNoLink();
    }
    if (opened === null || !opened.goTo(safe)) onBlocked(safe);
  }

  const sayNoLink = () => toast({ tone: "danger", text: t("member:game.noLink") });

  /** @param moving what moves in first; the game opens only once that is done. `null`: with what is inside. */
  return async function play({ code, web }: GameAccount, moving: Satang | null): Promise<void> {
    const launch = gameLaunch(code);
    // No money moves into a game that can't be opened then.
    if (launch.kind === "web-link" && safeUrl(web) === null) return sayNoLink();
    const opened = openTabWindow(t("member:game.opening"));
    if (moving !== null && (await move("move-in-and-play", moving)) !== "done") return opened?.close();

    if (launch.kind === "web-link") return sendOn(opened, web);

    let link: string | null = null;
    const asked = await run("play", async () => {
      const login = await dispatch(readGameLogin(code));
      if (login.error) return { error: refusalOf(login.error) ? withoutLogin() : login.error };
      const { username } = login.data;
      const password = launch.sends === "username" ? null : login.data.password;
      const answer = await autoLogin({ provider: launch.provider, username, password });
      link = answer.data?.link ?? null;
      return answer;
    });
    if (asked === "done") sendOn(opened, link);
    else opened?.close();
  };

  /** Why the log-in did not load stands at the log-in; here stands what that means for the game. */
  function withoutLogin() {
    return { kind: "refused" as const, message: t("game:noLogin"), status: 0 };
  }
}
