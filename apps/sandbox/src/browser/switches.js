import { byId, onSubmit, postJson, report } from "./page.js";

const form = byId("switches", HTMLFormElement);
onSubmit(form, async () => {
  const inputs = [...form.querySelectorAll("input")];
  const change = inputs.map(({ name, type, checked, value }) => [
    name,
    type === "checkbox" ? checked : Number(value),
  ]);
  const { ok } = await postJson("/sandbox/switches", Object.fromEntries(change));
  report(form, ok ? "Set." : "Refused.");
});
