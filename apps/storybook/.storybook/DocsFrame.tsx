import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { useToolbarValues } from "./toolbar-values.ts";

/** The words of Storybook's switches are paler than 4.5:1. */
const CONTROLS = ".sbdocs label span[aria-hidden] { color: #2e3438; }";

/** Around every docs page: its stories, a frame each, follow the toolbar, which reaches the page alone. */
export default function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const values = useToolbarValues();
  // Storybook takes the address of its frames from here.
  Object.assign(globalThis, {
    PREVIEW_URL: `${values.includes("site:both") ? "both.html" : "iframe.html"}?globals=${values}`,
  });
  return (
    <DocsContainer {...props}>
      <style>{CONTROLS}</style>
      <main key={values}>{children}</main>
    </DocsContainer>
  );
}
