import type { Migration } from "../migration.ts";
import { members } from "./0001-members.ts";
import { ledger } from "./0002-ledger.ts";
import { gameAccounts } from "./0003-game-accounts.ts";
import { movements } from "./0004-movements.ts";
import { idempotency } from "./0005-idempotency.ts";
import { registration } from "./0006-registration.ts";
import { slips } from "./0007-slips.ts";
import { qrAndGiftLinks } from "./0008-qr-and-gift-links.ts";
import { bonus } from "./0009-bonus.ts";
import { phones } from "./0010-phones.ts";
import { claims } from "./0011-claims.ts";
import { chat } from "./0012-chat.ts";
import { sentFiles } from "./0013-sent-files.ts";
import { digestSecret } from "./0014-digest-secret.ts";
import { chatFileParts } from "./0015-chat-file-parts.ts";
import { bonusKind } from "./0016-bonus-kind.ts";
import { statementTotal } from "./0017-statement-total.ts";
import { chatAgents } from "./0018-chat-agents.ts";
import { protection } from "./0019-protection.ts";
import { chatEnds } from "./0020-chat-ends.ts";
import { moneyTimes } from "./0021-money-times.ts";
import { largeLedgers } from "./0022-large-ledgers.ts";
import { qrProviders } from "./0023-qr-providers.ts";
import { relatedKinds } from "./0024-related-kinds.ts";
import { switches } from "./0025-switches.ts";

/** Oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  members,
  ledger,
  gameAccounts,
  movements,
  idempotency,
  registration,
  slips,
  qrAndGiftLinks,
  bonus,
  phones,
  claims,
  chat,
  sentFiles,
  digestSecret,
  chatFileParts,
  bonusKind,
  statementTotal,
  chatAgents,
  protection,
  chatEnds,
  moneyTimes,
  largeLedgers,
  qrProviders,
  relatedKinds,
  switches,
];
