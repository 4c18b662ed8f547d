import { byId, onSubmit, postJson } from "./page.js";

const { body } = document;
const { code = "", won, lost, failed, ended, wrong, notEnough, onBreak } = body.dataset;
const storageKey = `session:${code}`;
let session = sessionStorage.getItem(storageKey);
let busy = false;

/** @param {number} baht */
const money = (baht) => baht.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param {string | undefined} text */
function say(text) {
  byId("message", HTMLElement).textContent = text ?? "";
}

/**
 * Why the game doesn't open: for a break, or else for this text's reason.
 * @param {{ message?: string }} refused
 * @param {string | undefined} other
 */
const whyNot = ({ message }, other) => (message === "ON_BREAK" ? onBreak : other);

/** @param {"log-in" | "table" | null} id */
function show(id) {
  for (const form of document.forms) form.hidden = form.id !== id;
}

/**
 * Shows the table, and stores a session that just began.
 * @param {{ balance: number, session?: string }} response
 */
function play(response) {
  if (response.session) {
    session = response.session;
    sessionStorage.setItem(storageKey, response.session);
  }
  byId("balance", HTMLOutputElement).textContent = money(response.balance);
  show("table");
}

/**
 * Ignores presses while a call runs.
 * @param {() => Promise<void>} call
 */
async function once(call) {
  if (busy) return;
  busy = true;
  body.setAttribute("aria-busy", "true");
  try {
    await call();
  } catch {
    say(failed);
  } finally {
    busy = false;
    body.removeAttribute("aria-busy");
  }
}

async function begin() {
  if (session) {
    const resumed = await postJson("/files/play/balance", { session });
    if (resumed.ok) return play(resumed);
    session = null;
  }
  const ticket = new URLSearchParams(location.search).get("ticket");
  if (!ticket) return show("log-in");
  const entered = await postJson("/files/play/enter", { code, ticket });
  if (entered.ok) play(entered);
  else say(whyNot(entered, ended));
}

if (code) {
  onSubmit(byId("log-in", HTMLFormElement), ({ username, password }) =>
    once(async () => {
      const response = await postJson("/files/play/log-in", { code, username, password });
      say(response.ok ? "" : whyNot(response, wrong));
      if (response.ok) play(response);
    }),
  );
  onSubmit(byId("table", HTMLFormElement), ({ stake }) =>
    once(async () => {
      const random = crypto.getRandomValues(new Uint8Array(16));
      const round = Array.from(random, (byte) => byte.toString(16)).join("-");
      const response = await postJson("/files/play/round", { session, round, stake: Number(stake) });
      if (response.ok) {
        play(response);
        say(response.payout > 0 ? `${won} ${money(response.payout)}` : lost);
      } else if (response.message === "MONEY_NOT_ENOUGH") say(notEnough);
      else {
        say(ended);
        show(null);
      }
    }),
  );
  void once(begin);
}
