import { siteConfig } from "@member-wallet/site-build";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "thai",
  firstLanguage: "th",
  shell: { ground: "#0f1230", ink: "#c9cdf5" },
  version: site.version,
  port: 5173,
});
