import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import { SiteLink } from "./SiteLink.tsx";
import styles from "./TextLink.module.css";

/** What a link shows, and how it looks. */
export interface TextLinkBaseProps {
  readonly children: ReactNode;
  readonly icon?: Icon;
  /** `inline` runs in a sentence, `standalone` is a 44 px target, `button` looks like the primary button. */
  readonly variant?: "inline" | "standalone" | "button";
  readonly block?: boolean;
}

/** A link within the site (`to`) or out of it (`href`). */
export type TextLinkProps = TextLinkBaseProps &
  (
    | { /** An address of this site. */ readonly to: string; readonly href?: never }
    | {
        /** An external address that `safeUrl` has returned; opens a new window. */ readonly href: string;
        readonly to?: never;
      }
  );

/** A link with the looks of one. */
export function TextLink({
  children,
  icon: Picture,
  variant = "inline",
  block = false,
  to,
  href,
}: TextLinkProps) {
  const looks = { className: styles.link, "data-variant": variant, "data-block": block };
  const content = (
    <>
      {Picture && <Picture className={styles.icon} aria-hidden />}
      {children}
    </>
  );
  if (href !== undefined)
    return (
      <a {...looks} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <SiteLink {...looks} to={to}>
      {content}
    </SiteLink>
  );
}
