import { byId, element, fieldsOf, getJson, onSubmit, postJson, report } from "./page.js";

/** @typedef {{ call: string, when: string, times: number, effect: object }} Fault */

const form = byId("faults", HTMLFormElement);

/** @param {Fault[]} faults */
function show(faults) {
  const lines = faults.map(
    ({ call, when, times, effect }) => `${call}, ${when}, ${times} x: ${JSON.stringify(effect)}`,
  );
  form.querySelector("ul")?.replaceChildren(...lines.map((line) => element("li", {}, line)));
}

/** @param {Fault[]} faults */
async function replaceFaults(faults) {
  const state = await postJson("/sandbox/switches", { faults });
  if (state.ok) show(state.faults);
  return state.ok;
}

/** @param {Record<string, string>} fields */
function effectOf({ effect: kind, status, code, body, milliseconds }) {
  switch (kind) {
    case "code":
      return { kind: "answer", status: Number(status), body: { message: code } };
    case "body":
      return { kind: "answer", status: Number(status), body: JSON.parse(body ?? "") };
    case "delay":
      return { kind, milliseconds: Number(milliseconds) };
    default:
      return { kind };
  }
}

function showFields() {
  const effect = fieldsOf(form).effect ?? "";
  for (const label of form.querySelectorAll("label"))
    if (label.dataset.for !== undefined) label.hidden = !label.dataset.for.split(" ").includes(effect);
}

form.addEventListener("change", showFields);
onSubmit(form, async (fields) => {
  try {
    const added = {
      call: fields.call,
      effect: effectOf(fields),
      when: fields.when,
      times: Number(fields.times),
    };
    // Read again: the faults shown may have been used up since the page loaded.
    const { faults } = await getJson("/sandbox/switches");
    report(form, (await replaceFaults([...faults, added])) ? "Added." : "Refused.");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report(form, "The body is no JSON.");
  }
});
form.querySelector("[name=clear]")?.addEventListener("click", async () => {
  report(form, (await replaceFaults([])) ? "Removed." : "Refused.");
});
showFields();
show((await getJson("/sandbox/switches")).faults);
