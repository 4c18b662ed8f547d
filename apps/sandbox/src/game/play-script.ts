/** The play page's script: plain, for any phone's browser. A press while a round runs does nothing. */
export const PLAY_SCRIPT = `const { body } = document;
const find = (id) => document.getElementById(id);
const logIn = find("log-in"), table = find("table"), message = find("message");
const ticket = new URLSearchParams(location.search).get("ticket");
let seat = sessionStorage.getItem("seat:" + body.dataset.code);
let busy = false;

const money = (baht) => baht.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const say = (text) => { message.textContent = text; };

async function post(path, payload) {
  const answer = await fetch("/files/play/" + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user" },
    body: JSON.stringify(payload),
  });
  return { ok: answer.ok, ...(await answer.json()) };
}

function show(part) {
  logIn.hidden = part !== logIn;
  table.hidden = part !== table;
}

function sit(answer) {
  if (answer.seat) {
    seat = answer.seat;
    sessionStorage.setItem("seat:" + body.dataset.code, seat);
  }
  find("balance").textContent = money(answer.balance);
  show(table);
}

async function once(work) {
  if (busy) return;
  busy = true;
  body.setAttribute("aria-busy", "true");
  try {
    await work();
  } catch {
    say(body.dataset.failed);
  } finally {
    busy = false;
    body.removeAttribute("aria-busy");
  }
}

async function begin() {
  if (seat) {
    const answer = await post("look", { seat });
    if (answer.ok) return sit(answer);
    seat = null;
  }
  if (!ticket) return show(logIn);
  const answer = await post("enter", { code: body.dataset.code, ticket });
  if (answer.ok) sit(answer);
  else say(body.dataset.ended);
}

if (table) {
  logIn.addEventListener("submit", (event) => {
    event.preventDefault();
    once(async () => {
      const typed = new FormData(logIn);
      const answer = await post("log-in", {
        code: body.dataset.code,
        username: typed.get("username"),
        password: typed.get("password"),
      });
      say(answer.ok ? "" : body.dataset.wrong);
      if (answer.ok) sit(answer);
    });
  });
  table.addEventListener("submit", (event) => {
    event.preventDefault();
    once(async () => {
      const round = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");
      const answer = await post("round", { seat, round, stake: Number(new FormData(table).get("stake")) });
      if (answer.ok) {
        find("balance").textContent = money(answer.balance);
        say(answer.payout > 0 ? body.dataset.won + " " + money(answer.payout) : body.dataset.lost);
      } else if (answer.message === "MONEY_NOT_ENOUGH") say(body.dataset.notEnough);
      else {
        say(body.dataset.ended);
        show(null);
      }
    });
  });
  once(begin);
}
`;

export const PLAY_STYLE = `:root{color-scheme:dark;font:16px/1.6 system-ui,"Noto Sans Thai","Noto Sans Lao",sans-serif;background:radial-gradient(90% 60% at 50% 0,#33407f,#0c1030) fixed;color:#f4f5ff}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0}main{display:grid;gap:16px;justify-items:center;max-width:420px;margin:0 auto;padding:40px 20px;text-align:center}
h1{margin:0;font-size:1.6rem;line-height:1.5}p{margin:0}#message{min-height:1.6em;color:#ffdf8c}
form{display:grid;gap:16px;width:100%}label{display:grid;gap:4px;text-align:start}
input:not([type=radio]){width:100%;min-height:48px;padding:0 14px;border:1px solid #8790cf;border-radius:12px;background:#11163d;color:inherit;font:inherit}
fieldset{display:flex;gap:8px;justify-content:center;margin:0;padding:0;border:0}legend{padding:0 0 8px;width:100%}
fieldset label{position:relative}fieldset input{position:absolute;inset:0;margin:0;opacity:0}
fieldset span{display:grid;place-items:center;min-width:52px;min-height:48px;border:1px solid #8790cf;border-radius:12px}
fieldset input:checked+span{border-color:#f6c855;background:#f6c855;color:#221703;font-weight:700}
fieldset input:focus-visible+span,button:focus-visible,input:focus-visible{outline:3px solid #ffe9a6;outline-offset:2px}
.balance output{display:block;font-size:2.4rem;font-weight:700;line-height:1.5;font-variant-numeric:tabular-nums}
button{min-height:56px;border:0;border-radius:14px;background:linear-gradient(#ffdf8c,#e3a934);color:#221703;font:700 1.1rem/1.5 inherit;cursor:pointer}
[aria-busy=true] button{opacity:.6}
`;
