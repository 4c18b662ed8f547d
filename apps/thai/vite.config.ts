import { siteConfig } from "@member-wallet/site-build";
import { FIRST_PAGE } from "@member-wallet/member/first-page";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "thai",
  firstLanguage: "th",
  firstPage: FIRST_PAGE,
  version: site.version,
  port: 5173,
});
