import type { ResourceLanguage } from "i18next";
import chat from "@member-wallet/locales/lo/chat.json";
import errors from "@member-wallet/locales/lo/errors.json";
import ui from "@member-wallet/locales/lo/ui.json";

export const texts: ResourceLanguage = { chat, errors, ui };
