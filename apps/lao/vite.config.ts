import { siteConfig } from "@member-wallet/site-build";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "lao",
  firstLanguage: "lo",
  shell: { ground: "#3a0a12", ink: "#f6e3d8" },
  version: site.version,
  port: 5174,
});
