/**
 * Makes transfers and shows their slips, and lists the slips in progress with what can be decided on each. What
 * members wrote is only ever set as text.
 */
export const SLIP_SCRIPT = `const form = document.getElementById("bank-transfer");
const table = document.getElementById("slips");
const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

async function send(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { ok: answer.ok, ...(await answer.json()) };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { from, to, amount, minutesAgo, miniQr } = form.elements;
  const made = await send("/sandbox/slips/transfer", {
    from: from.value,
    to: to.value,
    amount: amount.valueAsNumber,
    minutesAgo: minutesAgo.valueAsNumber,
    miniQr: miniQr.checked,
  });
  const shown = made.ok
    ? element(
        "a",
        { href: made.picture, download: "slip-" + made.reference + ".png" },
        element("img", { src: made.picture, alt: "The slip of " + made.reference + ", to save", height: 300 }),
      )
    : "Refused: " + made.message;
  form.querySelector("output").replaceChildren(shown);
});

function row({ reference, createdAt, member }) {
  const amount = element("input", { type: "number", min: "0.01", step: "0.01", required: true, ariaLabel: "Baht" });
  const accept = element("form", {}, amount, element("button", { textContent: "Accept" }));
  const reasons = table.dataset.reasons.split(" ").map((reason) => element("option", { textContent: reason }));
  const reason = element("select", { ariaLabel: "Reason" }, ...reasons);
  const refuse = element("form", {}, reason, element("button", { textContent: "Refuse" }));
  accept.addEventListener("submit", (event) =>
    decide(event, reference, { kind: "accept", amount: amount.valueAsNumber }),
  );
  refuse.addEventListener("submit", (event) => decide(event, reference, { kind: "refuse", reason: reason.value }));
  const picture = "/sandbox/slips/" + reference + "/picture";
  return element(
    "tr",
    {},
    element("td", { textContent: member.name + " (" + member.username + ")" }),
    element("td", { textContent: createdAt + ", " + reference }),
    element("td", {}, element("img", { src: picture, alt: "The slip " + reference, width: 200 })),
    element("td", {}, accept, refuse),
  );
}

async function decide(event, reference, decision) {
  event.preventDefault();
  event.submitter.disabled = true;
  const answer = await send("/sandbox/slips/" + reference + "/decide", decision);
  if (!answer.ok) alert("Refused: " + answer.message);
  await show();
}

async function show() {
  const pending = await (await fetch("/sandbox/slips")).json();
  const heads = ["Member", "Sent", "Slip", ""].map((textContent) => element("th", { textContent }));
  table.replaceChildren(element("tr", {}, ...heads), ...pending.map(row));
}
await show();
`;
