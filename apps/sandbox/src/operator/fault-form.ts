import { MESSAGE_CODES } from "@member-wallet/api/wire";
import { html } from "hono/html";

/** The calls that a fault may strike (§7), with `*` where a part of the path comes from data. */
const CALLS = [
  "POST /api/login",
  "POST /api/otp/send",
  "POST /api/otp/verify",
  "POST /api/account/validate",
  "POST /api/account",
  "GET /api/account/profile",
  "PUT /api/account/profile",
  "PUT /api/account/bankAccountName",
  "PUT /api/account/changepwd",
  "GET /api/wallet",
  "GET /api/wallet/refresh/slot",
  "GET /api/wallet/activate/*",
  "GET /api/wallet/account/*",
  "GET /api/wallet/resetpassword/*",
  "POST /api/wallet/transfer",
  "POST /api/wallet/transferAll",
  "POST /api/wallet/withdrawAll",
  "POST /api/wallet/slip",
  "POST /api/wallet/truelink",
  "GET /api/autoLogin/*/*",
  "GET /api/autoLogin/*/*/*",
  "GET /api/qrcode/*",
  "POST /api/qrcode/*",
  "DELETE /api/qrcode/*/*",
  "POST /api/statement",
  "POST /api/statement/slip",
  "GET /api/statement/slip/reference/*",
  ...[
    "banks",
    "deposit",
    "conditions",
    "agreements",
    "info",
    "notice",
    "contact",
    "withdraw",
    "slip",
    "sources",
    "active",
    "registerOTP",
    "enableChatWidget",
  ].map((name) => `GET /api/lookup/${name}`),
];

const EFFECTS = [
  ["code", "Answer with a code"],
  ["body", "Answer with a body of any shape"],
  ["hang", "Never answer"],
  ["kill", "Break the connection"],
  ["delay", "Answer late"],
];

/** The part of `/sandbox` by which the next calls of a kind go wrong; `FAULT_SCRIPT` brings it to life. */
export function faultForm() {
  return html`<h2>Faults</h2>
    <form id="faults">
      <label>Call <input name="call" list="calls" required pattern="(GET|POST|PUT|DELETE) /api/.+" /></label>
      <datalist id="calls">${CALLS.map((call) => html`<option value="${call}"></option>`)}</datalist>
      <label
        >What happens
        <select name="effect">
          ${EFFECTS.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
        </select></label
      >
      <label data-for="code"
        >Code <input name="code" list="codes-known" value="INTERNAL_SERVER_ERROR"
      /></label>
      <datalist id="codes-known">
        ${["gone", "invalid-token", ...MESSAGE_CODES].map((code) => html`<option value="${code}"></option>`)}
      </datalist>
      <label data-for="body">Body (JSON) <textarea name="body" rows="3">{}</textarea></label>
      <label data-for="code body"
        >Status <input type="number" name="status" min="200" max="599" value="400"
      /></label>
      <label data-for="delay"
        >Milliseconds <input type="number" name="milliseconds" min="0" max="600000" value="3000"
      /></label>
      <label
        >When
        <select name="when">
          <option value="before">Instead of the call</option>
          <option value="after">After it was carried out</option>
        </select></label
      >
      <label>Times <input type="number" name="times" min="1" value="1" /></label>
      <div><button>Add</button> <button type="button" name="clear">Remove all faults</button></div>
      <output></output>
      <ul></ul>
    </form>`;
}

/** Adds the form's fault to those that wait, and lists them. */
export const FAULT_SCRIPT = `const form = document.getElementById("faults");
const fields = form.elements;
const say = (text) => (form.querySelector("output").textContent = text);

async function waiting(faults) {
  const answer = await fetch("/sandbox/switches", faults && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  if (!answer.ok) return null;
  const state = await answer.json();
  form.querySelector("ul").replaceChildren(...state.faults.map((fault) => {
    const line = document.createElement("li");
    line.textContent = fault.call + ", " + fault.when + ", " + fault.times + " x: " + JSON.stringify(fault.effect);
    return line;
  }));
  return state.faults;
}

function effect() {
  const kind = fields.effect.value;
  const status = Number(fields.status.value);
  if (kind === "code") return { kind: "answer", status, body: { message: fields.code.value } };
  if (kind === "body") return { kind: "answer", status, body: JSON.parse(fields.body.value) };
  if (kind === "delay") return { kind, milliseconds: Number(fields.milliseconds.value) };
  return { kind };
}

function showFields() {
  for (const label of form.querySelectorAll("[data-for]"))
    label.hidden = !label.dataset.for.split(" ").includes(fields.effect.value);
}

form.addEventListener("change", showFields);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  let added;
  try {
    added = { call: fields.call.value, effect: effect(), when: fields.when.value, times: Number(fields.times.value) };
  } catch {
    return say("The body is no JSON.");
  }
  // Asked for again: what waited when the page came may have struck by now.
  const others = await waiting();
  say(others && (await waiting([...others, added])) ? "Added." : "Refused.");
});
fields.clear.addEventListener("click", async () => say((await waiting([])) ? "Removed." : "Refused."));
showFields();
await waiting();
`;
