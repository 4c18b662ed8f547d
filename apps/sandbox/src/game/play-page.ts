import { html, raw } from "hono/html";
import type { Language } from "../http/language.ts";
import type { Game } from "../operator.ts";
import { PLAY_TEXTS } from "./play-text.ts";

/** Stakes in baht that the page offers. */
const STAKES = [1, 5, 10, 50, 100] as const;

/**
 * The play page of a game; its script shows the table when the address has a valid ticket, else the log-in form. The
 * page carries every text that the script shows.
 */
export function playPage(game: Game | null, language: Language) {
  const text = PLAY_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${game?.name ?? text.noGame}</title>
        <link rel="stylesheet" href="/files/play.css" />
        <script type="module" src="/files/play.js"></script>
      </head>
      <body
        data-code="${game?.code ?? ""}"
        data-won="${text.won}"
        data-lost="${text.lost}"
        data-not-enough="${text.notEnough}"
        data-failed="${text.failed}"
        data-ended="${text.ended}"
        data-wrong="${text.wrong}"
        data-on-break="${text.onBreak}"
      >
        <main>
          ${
            game === null
              ? html`<h1>${text.noGame}</h1>`
              : html`<img src="${game.logo ?? ""}" alt="" width="72" height="72" />
                  <h1>${game.name}</h1>
                  <p id="message" role="status"></p>
                  <form id="log-in" hidden>
                    <label>${text.username}<input name="username" autocomplete="username" required /></label>
                    <label
                      >${text.password}<input
                        name="password"
                        type="password"
                        autocomplete="current-password"
                        required
                    /></label>
                    <button>${text.enter}</button>
                  </form>
                  <form id="table" hidden>
                    <p class="balance">
                      ${text.balance} <output id="balance"></output> <span>${text.baht}</span>
                    </p>
                    <fieldset>
                      <legend>${text.stake}</legend>
                      ${STAKES.map(
                        (stake) =>
                          html`<label
                            ><input
                              type="radio"
                              name="stake"
                              value="${stake}"
                              ${raw(stake === 10 ? "checked" : "")}
                            />
                            <span>${stake}</span></label
                          >`,
                      )}
                    </fieldset>
                    <button id="bet">${text.bet}</button>
                  </form>`
          }
        </main>
      </body>
    </html>`;
}
