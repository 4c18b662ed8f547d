import { siteConfig } from "@member-wallet/site-build";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "lao",
  firstLanguage: "lo",
  version: site.version,
  port: 5174,
});
