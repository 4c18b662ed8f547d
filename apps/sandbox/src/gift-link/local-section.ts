import { html } from "hono/html";

/** The part of `/sandbox` where gift links are made; `GIFT_LINK_SCRIPT` brings it to life. */
export function giftLinkSection() {
  return html`<h2>Gift links</h2>
    <form id="gift-links">
      <label>Baht <input type="number" name="amount" min="0.01" max="100000" step="0.01" value="50" /></label>
      <button>Make a gift link</button> <output></output>
      <ul></ul>
    </form>
    <script type="module" src="/sandbox/gift-links.js"></script>`;
}

/** Makes links, and lists those that nobody has redeemed. */
export const GIFT_LINK_SCRIPT = `const form = document.getElementById("gift-links");

async function show() {
  const links = await (await fetch("/sandbox/gift-links")).json();
  form.querySelector("ul").replaceChildren(
    ...links.map(({ link, amount }) =>
      Object.assign(document.createElement("li"), { textContent: amount.toFixed(2) + ": " + link }),
    ),
  );
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/sandbox/gift-links", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ amount: form.elements.amount.valueAsNumber }),
  });
  const made = await answer.json();
  form.querySelector("output").textContent = answer.ok ? made.link : "Refused: " + made.message;
  await show();
});
await show();
`;
