import { byId, onSubmit, postJson, report } from "./page.js";

const form = byId("switches", HTMLFormElement);
onSubmit(form, async () => {
  const inputs = [...form.querySelectorAll("input"), ...form.querySelectorAll("select")];
  const change = inputs.map((input) => [input.name, valueOf(input)]);
  const { ok } = await postJson("/sandbox/switches", Object.fromEntries(change));
  report(form, ok ? "Set." : "Refused.");
});

/** @param {HTMLInputElement | HTMLSelectElement} input */
function valueOf(input) {
  if (input instanceof HTMLSelectElement) return input.value;
  if (input.type === "checkbox") return input.checked;
  return input.value === "" ? null : Number(input.value);
}
