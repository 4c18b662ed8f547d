import { act, byId, element, getJson, nameOf, onSubmit, postJson, report, showTable } from "./page.js";

/** @typedef {{ reference: string, createdAt: string, member: { name: string, username: string } }} PendingSlip */

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

/**
 * @param {PendingSlip} slip
 * @returns {(Node | string)[]}
 */
function row({ reference, createdAt, member }) {
  const amount = element("input", {
    type: "number",
    min: "0.01",
    step: "0.01",
    required: true,
    ariaLabel: "Baht",
  });
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
      decisionForm(reference, "Accept", amount, (value) => ({ kind: "accept", amount: Number(value) })),
      decisionForm(reference, "Refuse", reason, (value) => ({ kind: "refuse", reason: value })),
    ),
  ];
}

async function show() {
  /** @type {PendingSlip[]} */
  const pending = await getJson("/sandbox/slips");
  showTable("slips", ["Member", "Sent", "Slip", ""], pending.map(row));
}
await show();
