import { createContext, createElement, type ComponentType, type MouseEvent, type ReactNode } from "react";

/** What a link is told; a router's own link component takes these as they are. */
export interface LinkProps {
  /** An address of this site. */
  to: string;
  children?: ReactNode;
  className?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  "aria-current"?: "page" | undefined;
  "aria-label"?: string | undefined;
  "data-prominent"?: boolean | undefined;
  "data-variant"?: string | undefined;
  "data-block"?: boolean | undefined;
}

export type LinkComponent = ComponentType<LinkProps>;

/** Serves where no router is, as in the workshop. */
function PlainAnchor({ to, ...rest }: LinkProps) {
  return createElement("a", { href: to, ...rest });
}

/** The link component that a site handed in. */
export const LinkContext = createContext<LinkComponent>(PlainAnchor);
