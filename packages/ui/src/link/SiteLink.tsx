import { createElement, use, type ReactNode } from "react";
import { LinkContext, type LinkComponent, type LinkProps } from "./link-context.ts";

/** Provides the router's link component, so that components navigate without depending on the router. */
export function LinkProvider({
  link,
  children,
}: {
  readonly link: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link inside the site: the router's link component if one is provided, else an anchor. */
export function SiteLink(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
