import { createElement, type PropsWithChildren } from "react";
import {
  addons,
  types,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from "storybook/manager-api";
import { create, type ThemeVarsPartial } from "storybook/theming";

declare global {
  /** Written into the page by `main.ts`, which reads the tokens. */
  var WORKSHOP_THEME: ThemeVarsPartial;
}

const ID = "member-wallet/both-sites";

interface Viewports {
  readonly options: Readonly<
    Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
  >;
}

/** Around the story: with "Both sites" in the toolbar, the Thai one stands in it and the Lao one beside it. */
function BothSites({ children }: PropsWithChildren) {
  const [globals] = useGlobals();
  const { viewMode, storyId } = useStorybookState();
  const { options } = useParameter<Viewports>("viewport", { options: {} });
  const args = useStorybookApi().getQueryParam("args");
  const both = globals["site"] === "both" && viewMode === "story";
  const size = options[globals["viewport"]?.value]?.styles ?? { width: "100%", height: "100%" };
  const values = ["language", "textSize", "motion", "colors"].map((name) => `;${name}:${globals[name]}`);
  const address = new URLSearchParams({
    viewMode: "story",
    id: storyId,
    globals: `site:lao${values.join("")}`,
    ...(args && { args }),
  });
  // Storybook bundles this file with React's older JSX transform.
  return createElement(
    "div",
    { style: { display: both ? "grid" : "contents", gridTemplateColumns: "1fr 1fr", height: "100%" } },
    children,
    both &&
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the workshop's own page
      createElement("iframe", {
        key: String(address),
        title: "Lao site",
        src: `iframe.html?${address}`,
        style: { ...size, border: 0, margin: "auto" },
      }),
  );
}

addons.register(ID, () => addons.add(ID, { type: types.PREVIEW, render: BothSites }));

addons.setConfig({ theme: create(globalThis.WORKSHOP_THEME) });
