import { SLIP_REASONS } from "@member-wallet/api/wire";
import { html } from "hono/html";
import type { Operator } from "../operator.ts";
import { bankNumber } from "../slip/bank-numbers.ts";

/** An account of somebody else. */
const FOREIGN_ACCOUNT = "9999999999";

/** Makes bank transfers with a slip, and lists the slips that wait for a decision. */
export function slipSection({ banks, depositAccounts, kipPerBaht }: Operator) {
  const accounts = depositAccounts.filter(({ bankType }) => bankType !== "PAYMENT");
  return html`<h2>Slips</h2>
    <p>Transfers in kip are credited in baht: ${String(kipPerBaht)} kip are 1 baht.</p>
    <form id="bank-transfer">
      <label
        >From
        <select name="from">
          ${banks
            .filter(({ code }) => bankNumber(code) !== null)
            .map(({ code }) => html`<option>${code}</option>`)}
        </select></label
      >
      <label
        >To
        <select name="to">
          ${accounts.map(
            ({ bankCode, bankAccountNo, currency }) =>
              html`<option value="${bankAccountNo}">${bankCode} ${bankAccountNo}, ${currency}</option>`,
          )}
          <option value="${FOREIGN_ACCOUNT}">Somebody else's account</option>
        </select></label
      >
      <label
        >Amount, in the account's currency
        <input type="number" name="amount" min="0.01" step="0.01" value="100" required
      /></label>
      <label
        >Minutes ago <input type="number" name="minutesAgo" min="0" max="10080" value="0" required
      /></label>
      <label><input type="checkbox" name="miniQr" checked /> With a mini-QR</label>
      <button>Make a transfer</button> <output></output>
    </form>
    <table id="slips" data-reasons="${SLIP_REASONS.join(" ")}"></table>`;
}
