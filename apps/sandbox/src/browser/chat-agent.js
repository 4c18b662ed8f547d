import { byId, fieldsOf, onSubmit, postJson } from "./page.js";

/** How often the page tells that somebody is there, in milliseconds. */
const EVERY = 5_000;

const form = byId("agent", HTMLFormElement);

/** Who answers, as the form says. */
export function agent() {
  return { name: fieldsOf(form)["name"] || "Support" };
}

async function stay() {
  if (!new FormData(form).has("there")) return;
  try {
    await postJson("/sandbox/chat/presence", agent());
  } catch (error) {
    // The sandbox restarts: the next round finds it again.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

onSubmit(form, stay);
setInterval(() => void stay(), EVERY);
void stay();
