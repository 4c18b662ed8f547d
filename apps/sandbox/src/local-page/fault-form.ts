import { MESSAGE_CODES } from "@member-wallet/api/wire";
import { html } from "hono/html";

/** The calls that can get a fault (§7), with `*` for a path parameter. */
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
  "GET /api/chat/config",
  "POST /api/chat/send-message",
  "POST /api/chat/history",
  "PUT /api/chat/read-customer",
  "POST /api/chat/upload-image",
  "POST /api/chat/upload-video",
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
  ["code", "Respond with a code"],
  ["body", "Respond with any body"],
  ["hang", "Never respond"],
  ["kill", "Break the connection"],
  ["delay", "Respond late"],
];

/** The form that makes the next calls of a kind fail. */
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
          <option value="after">After the call committed</option>
        </select></label
      >
      <label>Times <input type="number" name="times" min="1" value="1" /></label>
      <div><button>Add</button> <button type="button" name="clear">Remove all faults</button></div>
      <output></output>
      <ul></ul>
    </form>`;
}
