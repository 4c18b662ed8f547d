import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Fragment, type PropsWithChildren } from "react";
import { useToolbarValues } from "./toolbar-values.ts";

/** Around every docs page: its stories, a frame each, follow the toolbar, which reaches the page alone. */
export default function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const values = useToolbarValues();
  // Storybook takes the address of its frames from here.
  Object.assign(globalThis, {
    PREVIEW_URL: `${values.includes("site:both") ? "both.html" : "iframe.html"}?globals=${values}`,
  });
  return (
    <DocsContainer {...props}>
      <Fragment key={values}>{children}</Fragment>
    </DocsContainer>
  );
}
