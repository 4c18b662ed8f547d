import { useSite } from "../site/SiteContext.tsx";
import { SupportLink } from "../support/SupportLink.tsx";
import { BreakNoticeView } from "./BreakNoticeView.tsx";

/** What is closed during the member's break, until when, and how to reach support and help. */
export function BreakNotice({ until }: { until: number }) {
  return <BreakNoticeView until={until} support={<SupportLink />} help={useSite().market.protection?.help} />;
}
