import { siteConfig } from "@member-wallet/site-build";

export default siteConfig({
  id: "lao",
  firstLanguage: "lo",
  shell: { ground: "#3a0a12", ink: "#f6e3d8" },
  port: 5174,
});
