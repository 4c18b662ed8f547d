import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/lao.css";
import "./fonts.css";
import site from "@member-wallet/locales/lo/site.json";
import ui from "@member-wallet/locales/lo/ui.json";
import { mountMember, readEnvironment } from "@member-wallet/member";
import { lao } from "./market.ts";

const brand = { th: "จำปาวอลเล็ต", lo: "ຈຳປາວໍເລັດ", en: "Champa Wallet" };

mountMember(lao, readEnvironment(import.meta.env, { brand, firstTexts: { site, ui } }));
