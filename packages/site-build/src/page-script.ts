import { inlineScript } from "./inline-script.ts";

/**
 * The script after the prerendered pages, allowed by its hash. It shows the page and language that the head script
 * chose, by cloning a template, before the first paint; and it keeps a form that is sent before React hydrates it: the
 * press is marked on the form (`data-pressed`), which sends itself once when it is hydrated.
 */
export function pageScript(): string {
  return inlineScript(run, { patience: 10_000 });
}

/** Runs in the browser. @param patience how long a pressed form waits before it can be pressed again, in milliseconds. */
function run({ patience }: { patience: number }): void {
  const html = document.documentElement;
  const root = document.getElementById("root");
  if (root === null) return;
  const { page } = html.dataset;
  const templates = Array.from(document.querySelectorAll("template"));
  if (root.dataset["page"] !== page || root.dataset["language"] !== html.lang) {
    const chosen =
      templates.find(({ dataset }) => dataset["page"] === page && dataset["language"] === html.lang) ||
      // The last one is the spinner.
      templates[templates.length - 1];
    if (chosen) {
      root.replaceChildren(document.importNode(chosen.content, true));
      root.dataset["page"] = chosen.dataset["page"];
      root.dataset["language"] = chosen.dataset["language"];
    }
  }
  templates.forEach((template) => template.remove());
  delete html.dataset["page"];
  delete html.dataset["swapping"];

  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (root.dataset["hydrated"] !== undefined || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      form.dataset["pressed"] = "";
      setTimeout(() => delete form.dataset["pressed"], patience);
    },
    true,
  );
}
