import { actionButton, element, getJson, nameOf, showTable } from "./page.js";

/**
 * @typedef {object} Withdrawal
 * @property {number} id
 * @property {number} amount
 * @property {string} bankCode
 * @property {string} bankAccountNo
 * @property {string} bankAccountName
 * @property {string | null} sentAt
 * @property {{ name: string, username: string }} member
 */

async function show() {
  /** @type {Withdrawal[]} */
  const pending = await getJson("/sandbox/withdrawals");
  const rows = pending.map(({ id, amount, bankCode, bankAccountNo, bankAccountName, sentAt, member }) => [
    nameOf(member),
    amount.toFixed(2),
    `${bankCode} ${bankAccountNo} ${bankAccountName}`,
    element(
      "span",
      {},
      sentAt === null
        ? actionButton("Send to the bank", `/sandbox/withdrawals/${id}/send`, show)
        : `Sent at ${sentAt} `,
      actionButton("Settle", `/sandbox/withdrawals/${id}/settle`, show),
      actionButton("Return", `/sandbox/withdrawals/${id}/return`, show),
    ),
  ]);
  showTable("withdrawals", ["Member", "Baht", "To", ""], rows);
}
await show();
