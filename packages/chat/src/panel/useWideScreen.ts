import { useMediaQuery } from "@member-wallet/ui";

/** Whether the panel is a window beside the page; on a narrower or lower screen, as a phone on its side, it covers the page. */
export function useWideScreen(): boolean {
  return useMediaQuery("(min-width: 768px) and (min-height: 481px)");
}
