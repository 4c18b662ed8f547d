import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/lao.css";
import "./fonts.css";
import site from "@member-wallet/locales/lo/site.json";
import ui from "@member-wallet/locales/lo/ui.json";
import { mountMember } from "@member-wallet/member";
import { brand } from "./brand.ts";
import { lao } from "./market.ts";

void mountMember(lao, { ...import.meta.env.SITE_SETTINGS, brand, firstTexts: { site, ui } });
