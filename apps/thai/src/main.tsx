import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import "./fonts.css";
import site from "@member-wallet/locales/th/site.json";
import ui from "@member-wallet/locales/th/ui.json";
import { mountMember } from "@member-wallet/member";
import { brand } from "./brand.ts";
import { thai } from "./market.ts";

void mountMember(thai, { ...import.meta.env.SITE_SETTINGS, brand, firstTexts: { site, ui } });
