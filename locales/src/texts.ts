import type {} from "i18next";
import type acts from "../th/acts.json";
import type bonus from "../th/bonus.json";
import type chat from "../th/chat.json";
import type claims from "../th/claims.json";
import type contact from "../th/contact.json";
import type deposit from "../th/deposit.json";
import type dialogs from "../th/dialogs.json";
import type errors from "../th/errors.json";
import type game from "../th/game.json";
import type howto from "../th/howto.json";
import type invite from "../th/invite.json";
import type member from "../th/member.json";
import type notice from "../th/notice.json";
import type parts from "../th/parts.json";
import type profile from "../th/profile.json";
import type refund from "../th/refund.json";
import type register from "../th/register.json";
import type site from "../th/site.json";
import type slips from "../th/slips.json";
import type statement from "../th/statement.json";
import type terms from "../th/terms.json";
import type transfer from "../th/transfer.json";
import type ui from "../th/ui.json";
import type wheel from "../th/wheel.json";
import type withdraw from "../th/withdraw.json";

/**
 * Every namespace with its keys, typed from the Thai files (Thai is the first language, §1). A new namespace needs a
 * JSON file per language, its two lines here, and one per language in `load.ts`.
 */
export interface Texts {
  acts: typeof acts;
  bonus: typeof bonus;
  chat: typeof chat;
  claims: typeof claims;
  contact: typeof contact;
  deposit: typeof deposit;
  dialogs: typeof dialogs;
  errors: typeof errors;
  game: typeof game;
  howto: typeof howto;
  invite: typeof invite;
  member: typeof member;
  notice: typeof notice;
  parts: typeof parts;
  profile: typeof profile;
  refund: typeof refund;
  register: typeof register;
  site: typeof site;
  slips: typeof slips;
  statement: typeof statement;
  terms: typeof terms;
  transfer: typeof transfer;
  ui: typeof ui;
  wheel: typeof wheel;
  withdraw: typeof withdraw;
}

/** A file of texts, which loads as one unit. */
export type Namespace = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: Texts;
  }
}
