import { createContext, createElement, type ComponentType, type MouseEvent, type ReactNode } from "react";

/** Props of a link; a router's link component accepts them unchanged. */
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

/** The site's link: that of its router, so that a page of the site opens without a reload. */
export type LinkComponent = ComponentType<LinkProps>;

/** Used where no router is, as in Storybook. */
function PlainAnchor({ to, ...rest }: LinkProps) {
  return createElement("a", { href: to, ...rest });
}

/** The link component that the site provides. */
export const LinkContext = createContext<LinkComponent>(PlainAnchor);
