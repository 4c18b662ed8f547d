import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import "./fonts.css";
import site from "@member-wallet/locales/th/site.json";
import ui from "@member-wallet/locales/th/ui.json";
import { mountMember, readEnvironment } from "@member-wallet/member";
import { thai } from "./market.ts";

const brand = { th: "ทองวอลเล็ต", lo: "ທອງວໍເລັດ", en: "Thong Wallet" };

mountMember(thai, readEnvironment(import.meta.env, { brand, firstTexts: { site, ui } }));
