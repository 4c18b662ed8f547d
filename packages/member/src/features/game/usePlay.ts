import { useTranslation } from "react-i18next";
import { type GameAccount, type GameLogin, useAutoLoginMutation } from "@member-wallet/api";
import { gameLaunch, type Satang } from "@member-wallet/domain";
import { safeUrl, useToast } from "@member-wallet/ui";
import { openTabWindow, type TabWindow } from "../../browser/tab-window.ts";
import type { Outcome, Send } from "../useIntentCall.ts";

interface PlaySettings {
  game: GameAccount | undefined;
  login: GameLogin | undefined;
  /** `null` when the amount is not known: then nothing moves in. */
  inWallet: Satang | null | undefined;
  run(action: "play", send: Send): Promise<Outcome>;
  move(action: "play", amount: Satang): Promise<Outcome>;
  /** The browser blocked the window: the link is shown to be followed by hand. */
  onBlocked(link: string): void;
}

/**
 * Playing (§2 Game launching): the window opens within the tap; money in the wallet moves in first, and a transfer
 * that is refused or unknown ends it there; then the game's link is asked for and the window sent on.
 */
export function usePlay({ game, login, inWallet, run, move, onBlocked }: PlaySettings): () => void {
  const { t } = useTranslation("member");
  const toast = useToast();
  const [autoLogin] = useAutoLoginMutation();

  function sendOn(opened: TabWindow | null, link: string | null) {
    const safe = link === null ? null : safeUrl(link);
    if (safe === null) {
      opened?.close();
      toast({ tone: "danger", text: t("game.noLink") });
      return;
    }
    if (opened === null || !opened.goTo(safe)) onBlocked(safe);
  }

  async function play(playing: GameAccount, by: GameLogin) {
    const opened = openTabWindow(t("game.opening"));
    if (inWallet && inWallet > 0) {
      const moved = await move("play", inWallet);
      if (moved !== "done") return opened?.close();
    }
    const launch = gameLaunch(playing.code);
    if (launch.kind === "web-link") return sendOn(opened, playing.web);

    const password = launch.sends === "username" ? null : by.password;
    let link: string | null = null;
    const asked = await run("play", async () => {
      const answer = await autoLogin({ provider: launch.provider, username: by.username, password });
      link = answer.data?.link ?? null;
      return answer;
    });
    if (asked === "done") sendOn(opened, link);
    else opened?.close();
  }

  return () => {
    if (game && login) void play(game, login);
  };
}
