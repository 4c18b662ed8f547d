import type { ResourceLanguage } from "i18next";
import chat from "@member-wallet/locales/en/chat.json";
import errors from "@member-wallet/locales/en/errors.json";
import ui from "@member-wallet/locales/en/ui.json";

export const texts: ResourceLanguage = { chat, errors, ui };
