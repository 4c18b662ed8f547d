import { actionButton, element, getJson, nameOf, showTable } from "./page.js";

/**
 * @typedef {object} Qr
 * @property {string} qrcodeId
 * @property {string} provider
 * @property {number} amount
 * @property {string} payload
 * @property {keyof typeof STATES} state
 * @property {string} expiresAt
 * @property {{ name: string, username: string }} member
 */

const STATES = {
  open: { label: "Open", actions: ["Pay"] },
  over: { label: "Expired or cancelled: a payment is late", actions: ["Pay"] },
  unmatched: { label: "Paid late", actions: ["Credit", "Return"] },
};

async function show() {
  /** @type {Qr[]} */
  const codes = await getJson("/sandbox/qrcodes");
  const rows = codes.map(({ qrcodeId, provider, amount, payload, state, expiresAt, member }) => [
    nameOf(member),
    provider,
    amount.toFixed(2),
    `${STATES[state].label}, until ${expiresAt}`,
    element("small", {}, payload),
    element(
      "span",
      {},
      ...STATES[state].actions.map((action) =>
        actionButton(
          action,
          `/sandbox/qrcodes/${encodeURIComponent(qrcodeId)}/${action.toLowerCase()}`,
          show,
        ),
      ),
    ),
  ]);
  showTable("qrcodes", ["Member", "Provider", "Baht", "State", "Payload", ""], rows);
}
await show();
