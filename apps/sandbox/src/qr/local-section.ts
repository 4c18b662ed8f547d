import { html } from "hono/html";

/** The part of `/sandbox` where QRs are paid; `QR_SCRIPT` fills it. */
export function qrSection() {
  return html`<h2>QR deposits</h2>
    <table id="qrcodes"></table>
    <script type="module" src="/sandbox/qrcodes.js"></script>`;
}

/** Lists the codes with what can be done with each. What members wrote is only ever set as text. */
export const QR_SCRIPT = `const table = document.getElementById("qrcodes");
const ACTIONS = { open: ["pay"], over: ["pay"], unmatched: ["credit", "return"] };
const LABELS = { open: "Open", over: "Over: a payment is late", unmatched: "Paid late" };

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

function row(code) {
  const line = document.createElement("tr");
  line.dataset.id = code.qrcodeId;
  const payload = element("td", "");
  payload.append(element("small", code.payload));
  payload.style.overflowWrap = "anywhere";
  const actions = element("td", "");
  for (const action of ACTIONS[code.state]) {
    const button = element("button", action[0].toUpperCase() + action.slice(1));
    button.addEventListener("click", () => act(button, code.qrcodeId, action));
    actions.append(button, " ");
  }
  line.append(
    element("td", code.member.name + " (" + code.member.username + ")"),
    element("td", code.provider),
    element("td", code.amount.toFixed(2)),
    element("td", LABELS[code.state] + ", until " + code.expiresAt),
    payload,
    actions,
  );
  return line;
}

async function act(button, id, action) {
  button.disabled = true;
  const answer = await fetch("/sandbox/qrcodes/" + encodeURIComponent(id) + "/" + action, { method: "POST" });
  if (!answer.ok) alert("Refused: " + (await answer.json()).message);
  await show();
}

async function show() {
  const codes = await (await fetch("/sandbox/qrcodes")).json();
  const heads = document.createElement("tr");
  heads.append(...["Member", "Provider", "Baht", "State", "Payload", ""].map((text) => element("th", text)));
  table.replaceChildren(heads, ...codes.map(row));
}
await show();
`;
