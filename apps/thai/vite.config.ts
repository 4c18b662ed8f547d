import { siteConfig } from "@member-wallet/site-build";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "thai",
  firstLanguage: "th",
  version: site.version,
  port: 5173,
});
