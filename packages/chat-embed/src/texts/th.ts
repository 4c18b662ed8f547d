import type { ResourceLanguage } from "i18next";
import chat from "@member-wallet/locales/th/chat.json";
import errors from "@member-wallet/locales/th/errors.json";
import ui from "@member-wallet/locales/th/ui.json";

export const texts: ResourceLanguage = { chat, errors, ui };
