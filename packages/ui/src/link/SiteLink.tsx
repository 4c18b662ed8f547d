import { createElement, use, type ReactNode } from "react";
import { LinkContext, type LinkComponent, type LinkProps } from "./link-context.ts";

/** Hands in the router's link component, so that the parts navigate without knowing the router. */
export function LinkProvider({
  link,
  children,
}: {
  readonly link: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link inside the site, bare of looks: the router's when there is one, else an anchor. */
export function SiteLink(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
