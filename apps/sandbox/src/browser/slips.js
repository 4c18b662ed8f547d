import { act, byId, element, getJson, nameOf, onSubmit, postJson, report, showTable } from "./page.js";

/** @typedef {{ reference: string, createdAt: string, member: { name: string, username: string } }} PendingSlip */
/** @typedef {{ from: string, reference: string, amount: number, currency: string, madeAt: string }} Transfer */

const form = byId("bank-transfer", HTMLFormElement);

onSubmit(form, async ({ from, to, amount, minutesAgo, miniQr }) => {
  const created = await postJson("/sandbox/slips/transfer", {
    from,
    to,
    amount: Number(amount),
    minutesAgo: Number(minutesAgo),
    miniQr: miniQr !== undefined,
  });
  if (!created.ok) return report(form, `Refused: ${created.message}`);
  const { picture, reference } = created;
  const image = element("img", { src: picture, alt: `The slip of ${reference}, to save`, height: 300 });
  report(form, element("a", { href: picture, download: `slip-${reference}.png` }, image));
  await show();
});

/**
 * A form whose submission decides on a slip.
 * @param {string} reference
 * @param {string} label
 * @param {HTMLInputElement | HTMLSelectElement} control
 * @param {(value: string) => object} decision
 */
function decisionForm(reference, label, control, decision) {
  const button = element("button", { textContent: label });
  const decide = element("form", {}, control, button);
  onSubmit(decide, () => {
    button.disabled = true;
    return act(`/sandbox/slips/${reference}/decide`, show, decision(control.value));
  });
  return decide;
}

/** @param {Transfer} transfer */
function transferOption({ from, reference, amount, currency, madeAt }) {
  const textContent = `${from} ${reference}: ${amount.toFixed(2)} ${currency}, ${madeAt}`;
  return element("option", { value: `${from} ${reference}`, textContent });
}

/**
 * An accepted slip is credited with the transfer that it shows: by its number, or by amount and time where that is blurred.
 * @param {PendingSlip} slip
 * @param {Transfer[]} transfers that no slip has credited
 * @returns {(Node | string)[]}
 */
function row({ reference, createdAt, member }, transfers) {
  const shown = element(
    "select",
    { required: true, ariaLabel: "The transfer on the slip" },
    element("option", { value: "", textContent: "The transfer on the slip" }),
    ...transfers.map(transferOption),
  );
  const reasons = byId("slips", HTMLTableElement).dataset.reasons?.split(" ") ?? [];
  const options = reasons.map((reason) => element("option", {}, reason));
  const reason = element("select", { ariaLabel: "Reason" }, ...options);
  const src = `/sandbox/slips/${reference}/picture`;
  return [
    nameOf(member),
    `${createdAt}, ${reference}`,
    element("img", { src, alt: `The slip ${reference}`, width: 200 }),
    element(
      "div",
      {},
      decisionForm(reference, "Accept", shown, (value) => {
        const [from, transfer] = value.split(" ");
        return { kind: "accept", from, transfer };
      }),
      decisionForm(reference, "Refuse", reason, (value) => ({ kind: "refuse", reason: value })),
    ),
  ];
}

async function show() {
  /** @type {PendingSlip[]} */
  const pending = await getJson("/sandbox/slips");
  /** @type {Transfer[]} */
  const transfers = await getJson("/sandbox/slips/transfers");
  const rows = pending.map((slip) => row(slip, transfers));
  showTable("slips", ["Member", "Sent", "Slip", ""], rows);
}
await show();
