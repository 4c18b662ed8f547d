import { siteConfig } from "@member-wallet/site-build";
import dialogs from "@member-wallet/locales/lo/dialogs.json" with { type: "json" };
import { FIRST_PAGE, SHORTCUTS } from "@member-wallet/member/first-page";
import site from "./package.json" with { type: "json" };

export default siteConfig({
  id: "lao",
  firstLanguage: "lo",
  firstPage: FIRST_PAGE,
  shortcuts: SHORTCUTS.map(({ dialog, url }) => ({ name: dialogs[dialog], url })),
  version: site.version,
  port: 5174,
});
