import { siteConfig } from "@member-wallet/site-build";

export default siteConfig({
  id: "thai",
  firstLanguage: "th",
  shell: { ground: "#0f1230", ink: "#c9cdf5" },
  port: 5173,
});
