import { createContext, createElement, type ComponentType, type MouseEvent, type ReactNode } from "react";

/** What a link is told; a router's own link component takes these as they are. */
export interface LinkProps {
  /** An address of this site. */
  readonly to: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly "aria-current"?: "page" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "data-prominent"?: boolean | undefined;
  readonly "data-variant"?: string | undefined;
  readonly "data-block"?: boolean | undefined;
}

export type LinkComponent = ComponentType<LinkProps>;

/** Serves where no router is, as in the workshop. */
function PlainAnchor({ to, ...rest }: LinkProps) {
  return createElement("a", { href: to, ...rest });
}

/** The link component that a site handed in. */
export const LinkContext = createContext<LinkComponent>(PlainAnchor);
