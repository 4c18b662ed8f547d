import { byId, element, getJson, onSubmit, postJson, report } from "./page.js";

const form = byId("gift-links", HTMLFormElement);

async function show() {
  /** @type {{ link: string, amount: number }[]} */
  const links = await getJson("/sandbox/gift-links");
  const lines = links.map(({ link, amount }) => element("li", {}, `${amount.toFixed(2)}: ${link}`));
  form.querySelector("ul")?.replaceChildren(...lines);
}

onSubmit(form, async ({ amount }) => {
  const created = await postJson("/sandbox/gift-links", { amount: Number(amount) });
  report(form, created.ok ? created.link : `Refused: ${created.message}`);
  await show();
});
await show();
