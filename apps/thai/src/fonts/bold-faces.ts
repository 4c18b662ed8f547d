import lao from "@fontsource/noto-sans-lao/files/noto-sans-lao-lao-700-normal.woff2?url";
import thai from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff2?url";
import { addBoldFonts } from "@member-wallet/member/bold-fonts";

addBoldFonts({ "Noto Sans Thai": thai, "Noto Sans Lao": lao });
