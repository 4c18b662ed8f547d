import { html } from "hono/html";

/** The part of `/sandbox` where withdrawals are paid out or given back; `WITHDRAWALS_SCRIPT` fills it. */
export function withdrawalSection() {
  return html`<h2>Withdrawals</h2>
    <table id="withdrawals"></table>
    <script type="module" src="/sandbox/withdrawals.js"></script>`;
}

/** Lists the pending withdrawals with their two ends. What members wrote is only ever set as text. */
export const WITHDRAWALS_SCRIPT = `const table = document.getElementById("withdrawals");
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

function row(one) {
  const line = document.createElement("tr");
  const actions = element("td", "");
  for (const ending of ["settle", "return"]) {
    const button = element("button", ending);
    button.addEventListener("click", () => end(button, one.id, ending));
    actions.append(button, " ");
  }
  line.append(
    element("td", one.member.name + " (" + one.member.username + ")"),
    element("td", one.amount.toFixed(2)),
    element("td", one.bankCode + " " + one.bankAccountNo + " " + one.bankAccountName),
    actions,
  );
  return line;
}

async function end(button, id, ending) {
  button.disabled = true;
  const answer = await fetch("/sandbox/withdrawals/" + id + "/" + ending, { method: "POST" });
  if (!answer.ok) alert("Refused: " + (await answer.json()).message);
  await show();
}

async function show() {
  const pending = await (await fetch("/sandbox/withdrawals")).json();
  const heads = document.createElement("tr");
  heads.append(...["Member", "Baht", "To", ""].map((text) => element("th", text)));
  table.replaceChildren(heads, ...pending.map(row));
}
await show();
`;
