import { html } from "hono/html";
import { ROOMS_PER_PAGE } from "./rooms.ts";
import { SAMPLES } from "./samples.ts";

export const AGENT_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Support's page; its scripts fill the list and open a copy of the template for each conversation. */
export function agentPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Support chat</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
        <link rel="stylesheet" href="/sandbox/chat.css" />
        <script type="module" src="/sandbox/chat.js"></script>
      </head>
      <body>
        <p><a href="/sandbox">Sandbox</a></p>
        <h1>Support chat</h1>
        <form id="agent">
          <label>You are <input name="name" required maxlength="60" value="Mali" /></label>
          <label><input type="checkbox" name="there" checked /> There for customers</label>
        </form>
        <h2 id="customers-title">Customers</h2>
        <p id="nobody">Nobody has written yet.</p>
        <ul id="customers" aria-labelledby="customers-title" data-per-page="${String(ROOMS_PER_PAGE)}"></ul>
        <div class="actions">
          <button type="button" id="previous" hidden>Previous customers</button>
          <button type="button" id="next" hidden>More customers</button>
        </div>
        <div id="conversations"></div>
        <template id="conversation">
          <section>
            <h2></h2>
            <div class="actions">
              <button type="button" name="earlier" hidden>Earlier messages</button>
              <button type="button" name="cut">Cut the connection</button>
              <button type="button" name="close">Close</button>
            </div>
            <ol role="log" aria-label="Messages" tabindex="0"></ol>
            <p class="typing" role="status"></p>
            <form name="text">
              <label>Text <textarea name="text" rows="2" required></textarea></label>
              <button>Send text</button>
              <output></output>
            </form>
            <form name="json">
              <label
                >Sample
                <select name="sample" aria-label="Sample">
                  <option value="">Choose a message</option>
                  ${SAMPLES.map(({ label }, index) => html`<option value="${String(index)}">${label}</option>`)}
                </select></label
              >
              <label
                >Kind of file
                <select name="media" aria-label="Kind of file">
                  <option value="image">Image</option>
                  <option value="video">Video</option>
                  <option value="file">File</option>
                </select></label
              >
              <label>File <input type="file" name="file" /></label>
              <label>Message as JSON <textarea name="json" rows="8" required></textarea></label>
              <button>Send JSON</button>
              <output></output>
            </form>
          </section>
        </template>
      </body>
    </html>`;
}
